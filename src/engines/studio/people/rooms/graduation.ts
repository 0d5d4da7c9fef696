import type { Random } from '../../math/seeded-random.ts';
import { rect } from '../decor.ts';
import type { Land, View } from './land.ts';

export const GRADUATION: Land = { ground: ['#6fae57', '#97cb76'], backdrop: university, onGround: carpet };

/** A hall with columns between trees. */
function university({ w, floor, tall }: View): string {
  const wide = Math.min(w * 0.86, 900);
  const x = w / 2 - wide / 2;
  const high = floor * (tall ? 0.3 : 0.38);
  const roof = floor - high;
  const columns = Array.from({ length: 6 }, (_, at) => {
    const px = x + wide * 0.08 + (at * wide * 0.84) / 5;
    return (
      rect(px - 17, roof + 16, 34, high - 50, '#f8f2e6') +
      rect(px - 25, roof + 8, 50, 16, '#e4dac6', 3) +
      rect(px - 25, floor - 46, 50, 16, '#e4dac6', 3)
    );
  }).join('');
  const tree = (px: number, size: number) =>
    `<g transform="translate(${px.toFixed(1)} ${floor}) scale(${size})"><path d="M-12 4L-8 -110H8L12 4Z" fill="#7a5638"/><circle cx="0" cy="-160" r="84" fill="#4f9e5c"/><circle cx="-46" cy="-126" r="54" fill="#428c51"/><circle cx="48" cy="-130" r="58" fill="#60ad69"/></g>`;
  return (
    tree(w * 0.03, 1.2) +
    tree(w * 0.97, 1.2) +
    rect(x, roof, wide, high, '#d8b48f') +
    Array.from({ length: 5 }, (_, at) =>
      rect(x + wide * 0.165 + (at * wide * 0.84) / 5 - 26, roof + 60, 52, high - 130, '#6d88a8', 26),
    ).join('') +
    columns +
    `<path d="M${x - 26} ${roof}H${x + wide + 26}L${w / 2} ${roof - 118}Z" fill="#f3e7d2"/><path d="M${x + 60} ${roof - 14}H${x + wide - 60}L${w / 2} ${roof - 92}Z" fill="#dcc9a8"/><circle cx="${w / 2}" cy="${roof - 42}" r="22" fill="#f8f2e6"/>` +
    rect(x - 26, roof - 2, wide + 52, 16, '#eadfca') +
    rect(x - 40, floor - 32, wide + 80, 18, '#eadfca') +
    rect(x - 70, floor - 16, wide + 140, 20, '#d9ccb2')
  );
}

/** A red carpet over the lawn. */
function carpet({ w, h, floor }: View): string {
  return `<path d="M${w * 0.44} ${floor}H${w * 0.56}L${w * 0.72} ${h + 20}H${w * 0.28}Z" fill="#c23b4b"/><path d="M${w * 0.44} ${floor}L${w * 0.28} ${h + 20}H${w * 0.3}L${w * 0.45} ${floor}ZM${w * 0.56} ${floor}L${w * 0.72} ${h + 20}H${w * 0.7}L${w * 0.55} ${floor}Z" fill="#f2c230"/>`;
}

/** Caps in the air, turned each way, over the heads. */
export function drawThrownCaps(w: number, h: number, random: Random): string {
  const many = Math.max(6, Math.round(w / 125));
  return Array.from({ length: many }, (_, at) => {
    const x = w * ((at + random.between(0.3, 0.7)) / many);
    const y = h * (0.03 + ((at * 0.382) % 1) * 0.1 + random.between(0, 0.02));
    const size = random.between(0.5, 0.74);
    return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${random.between(-40, 40).toFixed(1)}) scale(${size.toFixed(2)})" stroke="#141628" stroke-width="4" stroke-linejoin="round"><path d="M-50 14V48Q0 74 50 48V14Z" fill="#26283a"/><path d="M-96 4L0 -36L96 4L0 44Z" fill="#383c58"/><path d="M0 4L62 22V60" fill="none" stroke="#f2c230" stroke-width="7"/><path d="M52 58H72L76 92H48Z" fill="#f2c230"/></g>`;
  }).join('');
}
