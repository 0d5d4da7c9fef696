/** Measures a page's colors and fonts. This function is sent to the page as text, so it must not refer to anything outside. */
export function readLooks() {
  const canvas = document.createElement('canvas');
  canvas.width = 1;
  canvas.height = 1;
  const brush = canvas.getContext('2d', { willReadFrequently: true });
  const known = new Map<string, string>();
  // Paints with the color, to convert any CSS notation; ignores transparent colors.
  const hexOf = (color: string) => {
    const found = known.get(color);
    if (found !== undefined) return found;
    let hex = '';
    if (brush) {
      brush.clearRect(0, 0, 1, 1);
      brush.fillStyle = color;
      brush.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, alpha = 0] = brush.getImageData(0, 0, 1, 1).data;
      if (alpha > 200)
        hex = `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
    }
    known.set(color, hex);
    return hex;
  };

  const colors = new Map<string, { hex: string; role: string; area: number }>();
  const paint = (color: string, role: string, area: number) => {
    const hex = hexOf(color);
    if (hex === '' || area < 1) return;
    const entry = colors.get(`${role} ${hex}`) ?? { hex, role, area: 0 };
    entry.area = Math.round(entry.area + area);
    colors.set(`${role} ${hex}`, entry);
  };
  const fonts = new Map<string, { family: string; weight: number; role: string; letters: number }>();
  const write = (style: CSSStyleDeclaration, role: string, letters: number) => {
    const family = (style.fontFamily.split(',')[0] ?? '').replace(/["']/g, '').trim().slice(0, 80);
    const weight = Number(style.fontWeight) || 400;
    if (family === '' || letters === 0) return;
    const entry = fonts.get(`${role} ${family} ${weight}`) ?? { family, weight, role, letters: 0 };
    entry.letters += letters;
    fonts.set(`${role} ${family} ${weight}`, entry);
  };

  for (const element of Array.from(document.querySelectorAll('*')).slice(0, 3_000)) {
    const { width, height } = element.getBoundingClientRect();
    const style = getComputedStyle(element);
    if (width < 1 || height < 1 || style.visibility !== 'visible' || style.opacity === '0') continue;
    // Buttons of social networks, messengers and chats wear their makers' colors.
    if (
      element.closest(
        '[href*="facebook."],[href*="twitter."],[href*="//x.com"],[href*="instagram."],[href*="linkedin."],[href*="youtube."],[href*="tiktok."],[href*="pinterest."],[href*="wa.me"],[href*="whatsapp"],[href*="t.me/"],[data-framewright-floating],[class*=whatsapp i],[class*=facebook i],[class*=share i],[class*=social i]',
      )
    )
      continue;
    const isButton =
      element.matches(
        'button,[role=button],input[type=submit],a[class*=btn],a[class*=button],a[class*=cta]',
      ) ||
      // Many sites name their buttons by nothing but their looks.
      (element.matches('a') &&
        hexOf(style.backgroundColor) !== '' &&
        Number.parseFloat(style.paddingLeft) >= 8 &&
        height >= 24 &&
        height <= 110 &&
        width <= 520);
    paint(
      style.backgroundColor,
      isButton ? 'button' : 'background',
      Math.min(width, 1440) * Math.min(height, 4000),
    );
    const letters = Array.from(element.childNodes)
      .filter((node) => node.nodeType === Node.TEXT_NODE)
      .reduce((sum, node) => sum + (node.textContent ?? '').trim().length, 0);
    if (letters === 0) continue;
    const isHeading = element.closest('h1,h2,h3,[role=heading]') !== null;
    const size = Number.parseFloat(style.fontSize) || 16;
    // Approximate area of the letters' strokes.
    const area = (letters * size * size) / 8;
    const within =
      isButton || element.closest('button,[role=button],a[class*=btn],a[class*=button],a[class*=cta]');
    const role = within ? 'buttonText' : isHeading ? 'heading' : element.closest('a') ? 'link' : 'text';
    paint(style.color, role, area);
    write(style, within ? 'button' : isHeading ? 'heading' : 'body', letters);
  }

  const kept = <T extends { role: string }>(list: T[], sizeOf: (item: T) => number) => {
    const counts = new Map<string, number>();
    return list
      .sort((a, b) => sizeOf(b) - sizeOf(a))
      .filter(({ role }) => {
        const count = (counts.get(role) ?? 0) + 1;
        counts.set(role, count);
        return count <= 8;
      });
  };
  return {
    colors: kept([...colors.values()], ({ area }) => area),
    fonts: kept([...fonts.values()], ({ letters }) => letters),
  };
}
