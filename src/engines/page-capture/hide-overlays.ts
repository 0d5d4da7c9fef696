/**
 * Hides overlays: cookie notices, newsletter popups, dialogs. If the page has hardly any other text, it clicks the
 * notice's accept button: the consent is discarded with the page. This function is sent to the page as text, so it must not
 * refer to anything outside.
 */
export function hideOverlays(): { hidden: number; pressed: boolean; hadCookieNotice: boolean } {
  const cookies =
    /cookie|consent|gdpr|einwilligung|datenschutz|privacy (settings|choices|preferences)|vie privée|privacidad|クッキー|ملفات تعريف|עוגיות|कुकी/i;
  const accepting =
    /^\W*(accept( all)?( cookies)?|allow( all)?( cookies)?|agree|i agree|ok(ay)?|got it|continue|alle akzeptieren|akzeptieren|zustimmen|einverstanden|tout accepter|accepter|j’accepte|aceptar( todo| todas)?|accetta( tutto| tutti)?|aceitar( tudo| todos)?|alles accepteren|accepteren|同意する?|すべて許可|موافق|قبول|אישור|מסכים)\W*$/i;
  const { innerWidth, innerHeight } = window;
  const body = document.body;
  if (!body) return { hidden: 0, pressed: false, hadCookieNotice: false };
  const candidates = Array.from(
    document.querySelectorAll<HTMLElement>('div,section,aside,dialog,form,footer,[role=dialog],[aria-modal]'),
  ).slice(0, 4_000);
  const overlays: HTMLElement[] = [];
  for (const element of candidates) {
    if (overlays.some((found) => found.contains(element))) continue;
    const isNamed = /cookie|consent|gdpr|onetrust|usercentrics|didomi/i.test(
      `${element.id} ${element.getAttribute('class')} ${element.getAttribute('aria-label')}`,
    );
    const { position, display } = getComputedStyle(element);
    const floats =
      /fixed|sticky/.test(position) ||
      (position === 'absolute' && element.matches('dialog,[role=dialog],[aria-modal=true]')) ||
      (element.matches('dialog') && display !== 'none');
    if (!floats && !isNamed) continue;
    const { width, height } = element.getBoundingClientRect();
    if (width < 2 || height < 2 || element.querySelector('main,article,h1 ~ p ~ p ~ p')) continue;
    const text = (element.textContent ?? '').slice(0, 4_000);
    const covers = floats && width * height > innerWidth * innerHeight * 0.4;
    const isDialog = floats && element.matches('dialog,[role=dialog],[aria-modal=true]');
    if ((text.length < 4_000 && cookies.test(text)) || covers || isDialog) overlays.push(element);
  }
  const own = () =>
    (body.innerText ?? '').length - overlays.reduce((sum, { innerText = '' }) => sum + innerText.length, 0);
  const hadCookieNotice = overlays.some(({ textContent }) =>
    cookies.test((textContent ?? '').slice(0, 4_000)),
  );
  let pressed = false;
  if (overlays.length > 0 && own() < 200) {
    const buttons = overlays.flatMap((overlay) =>
      Array.from(
        overlay.querySelectorAll<HTMLElement>('button,[role=button],input[type=button],a[href="#"]'),
      ),
    );
    const button = buttons.find(({ textContent }) => accepting.test((textContent ?? '').trim()));
    button?.click();
    pressed = button !== undefined;
  }
  for (const overlay of overlays) overlay.style.setProperty('display', 'none', 'important');
  if (overlays.length > 0)
    for (const element of [document.documentElement, body]) {
      // Overlays often stop the page from scrolling.
      if (getComputedStyle(element).overflowY === 'hidden')
        element.style.setProperty('overflow', 'visible', 'important');
      if (getComputedStyle(element).position === 'fixed')
        element.style.setProperty('position', 'static', 'important');
    }
  return { hidden: overlays.length, pressed, hadCookieNotice };
}
