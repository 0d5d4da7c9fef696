/**
 * Drawings over pictures of the catalog that show a brand, by the name of the picture; the view box is stretched over all of
 * it.
 */
export const RETOUCHES: Readonly<Record<string, string>> = {
  'montre-texture.png': svg(`
    <circle cx="207" cy="196" r="190" fill="#15171a"/>
    ${ticks(207, 196, 176)}
    <line x1="207" y1="196" x2="120" y2="130" stroke="#e8e6e0" stroke-width="12" stroke-linecap="round"/>
    <line x1="207" y1="196" x2="286" y2="78" stroke="#e8e6e0" stroke-width="8" stroke-linecap="round"/>
    <circle cx="207" cy="196" r="9" fill="#e8e6e0"/>
    <rect x="244" y="540" width="88" height="340" fill="#dccdb8"/>`),
  '0318430_l.jpg': svg(`
    <rect width="1000" height="1000" fill="#f4f2ec"/>
    ${ticks(500, 500, 300, '#23252a')}
    <path d="M492 540 L500 250 L508 540 Z" fill="#b02018"/>
    <circle cx="500" cy="500" r="22" fill="#23252a"/>`),
};

function svg(content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 1000" preserveAspectRatio="none">${content}</svg>`;
}

/** The minutes of a dial; longer at the hours. */
function ticks(x: number, y: number, radius: number, color = '#e8e6e0'): string {
  return Array.from({ length: 60 }, (_, minute) => {
    const isHour = minute % 5 === 0;
    const size = `width="${isHour ? 9 : 3}" height="${isHour ? 34 : 14}" x="${x - (isHour ? 4.5 : 1.5)}" y="${y - radius}"`;
    return `<rect ${size} fill="${isHour ? color : '#8c8a84'}" transform="rotate(${minute * 6} ${x} ${y})"/>`;
  }).join('');
}
