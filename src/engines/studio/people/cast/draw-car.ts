import { line } from '../strokes.ts';
import { darken, lighten } from '../tint.ts';

/** A car from the side, which heads to the right: 1510 units long from the origin, on the ground at 0. */
export function drawCar(color: string, ink: string): string {
  const shade = darken(color, 0.18);
  const wheel = (x: number) => drawWheel(x, ink);
  return (
    `<ellipse cx="760" cy="6" rx="760" ry="26" fill="#101828" opacity=".2"/>` +
    `<path d="M26 -150Q4 -340 66 -370L150 -570Q172 -624 250 -628H770Q838 -626 900 -574L1066 -404Q1370 -384 1446 -306Q1504 -250 1500 -150Q1494 -104 1450 -104H70Q30 -104 26 -150Z" fill="${color}" ${line(ink)}/>` +
    `<path d="M30 -214H1496L1498 -150Q1492 -106 1450 -106H70Q32 -108 28 -150Z" fill="${shade}"/>` +
    `<path d="M178 -404L246 -560Q256 -580 280 -582H500V-404ZM540 -404V-582H756Q800 -580 838 -546L976 -404Z" fill="#bfe3f5" ${line(ink, 5)}/><path d="M250 -420L320 -572H390L320 -420ZM600 -420L670 -572H720L650 -420Z" fill="#fff" opacity=".55"/>` +
    `<path d="M520 -600V-130M520 -130H1010Q1046 -250 1000 -396M190 -396Q240 -250 420 -130H520" fill="none" stroke="${darken(color, 0.32)}" stroke-width="6"/><path d="M560 -350h76M200 -350h0M440 -350h50" stroke="${darken(color, 0.45)}" stroke-width="14" stroke-linecap="round"/>` +
    `<path d="M1440 -312Q1490 -270 1496 -220L1416 -230Q1390 -280 1440 -312Z" fill="#fff3c4" ${line(ink, 5)}/><path d="M34 -330L76 -350L84 -262L30 -258Z" fill="#d6322f" ${line(ink, 5)}/><path d="M1010 -420L1070 -440L1076 -396L1030 -390Z" fill="${color}" ${line(ink, 5)}/>` +
    `<path d="M120 -470Q160 -600 240 -606H700" fill="none" stroke="${lighten(color, 0.4)}" stroke-width="9" stroke-linecap="round"/>` +
    wheel(318) +
    wheel(1190)
  );
}

/** On the ground at 0. */
export function drawWheel(x: number, ink: string): string {
  return `<circle cx="${x}" cy="-118" r="150" fill="#1d2230"/><circle cx="${x}" cy="-118" r="122" fill="#2b2f3d" ${line(ink)}/><circle cx="${x}" cy="-118" r="74" fill="#d5dce6" ${line(ink, 4)}/><path d="${[0, 72, 144, 216, 288].map((turn) => `M${x} -118L${(x + Math.cos((turn * Math.PI) / 180) * 66).toFixed(1)} ${(-118 + Math.sin((turn * Math.PI) / 180) * 66).toFixed(1)}`).join('')}" stroke="#8d97a8" stroke-width="15"/><circle cx="${x}" cy="-118" r="20" fill="#5c6474"/>`;
}
