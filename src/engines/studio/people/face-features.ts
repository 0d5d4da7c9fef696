import { phrases } from '../scene/phrases.ts';
import type { Person } from './people-scene.ts';
import { blend, darken } from './tint.ts';

// In the units of Open Peeps, whose faces do not tell women, old people and broad smiles at a glance.

/** Colored lips, to be drawn under the line of the mouth. */
export function drawLips({ isWoman, child, face, mouth, skin }: Person): string {
  const lips = LIPS[face];
  if (!isWoman || child || mouth || !lips) return '';
  return `<path d="${lips}" fill="${lipstick(skin)}"/>`;
}

function lipstick(skin: string): string {
  return blend(darken(skin, 0.2), '#d0264f', 0.62);
}

/** By the face whose mouth they surround. */
const LIPS: Readonly<Record<string, string>> = {
  smile: 'M436 462Q460 456 476 468Q494 456 516 460Q510 506 476 507Q442 504 436 462Z',
  calm: 'M430 458Q454 452 472 464Q490 452 512 456Q506 503 472 504Q438 500 430 458Z',
  driven: 'M450 440Q470 436 482 446Q498 438 514 442Q512 490 482 490Q454 488 450 440Z',
  cute: 'M450 458Q468 452 482 462Q498 450 512 455Q510 503 482 503Q454 501 450 458Z',
  serious: 'M444 512Q462 498 478 506Q494 498 508 508Q500 534 477 534Q454 532 444 512Z',
  tired: 'M434 484Q458 466 476 476Q496 466 520 480Q508 510 476 510Q446 508 434 484Z',
  eyesClosed: 'M458 492Q476 476 492 484Q508 476 524 490Q514 514 491 514Q468 512 458 492Z',
};

/** A mouth in place of the face's own, which is too small to be seen from afar; or tears. */
export function drawMouth({ mouth, isWoman, child, skin }: Person, ink: string): string {
  if (!mouth) return '';
  const outline = isWoman && !child ? lipstick(skin) : ink;
  const line = `stroke="${outline}" stroke-width="12" stroke-linejoin="round"`;
  switch (mouth) {
    case 'smiling':
      return `<path d="M424 452Q478 476 530 446Q530 516 476 518Q432 516 424 452Z" fill="#fff" ${line}/><path d="M412 446Q420 450 428 456M522 450Q532 446 538 438" fill="none" ${line} stroke-linecap="round"/>`;
    case 'laughing':
      return `<path d="M416 446Q478 462 536 440Q540 536 476 538Q424 536 416 446Z" fill="#5d1f2b" ${line}/><path d="M424 454Q478 468 530 449L526 476Q478 490 428 476Z" fill="#fff"/><path d="M444 520Q476 492 512 516Q498 532 476 532Q456 532 444 520Z" fill="#e0707c"/>`;
    case 'crying':
      return `<path d="M396 392q-18 34 2 44q20 -8 -2 -44ZM534 392q-14 34 4 42q18 -10 -4 -42Z" fill="#8fd0f5" stroke="${ink}" stroke-width="6"/>`;
    case 'kissing':
      return `<ellipse cx="472" cy="480" rx="56" ry="32" fill="${skin}"/><path d="M520 460Q552 452 550 470Q549 478 542 481Q556 486 552 498Q546 510 518 502Q532 482 520 460Z" fill="${isWoman ? lipstick(skin) : blend(darken(skin, 0.15), '#b84a50', 0.5)}" stroke="${ink}" stroke-width="5" stroke-linejoin="round"/>`;
    case 'open':
      return `<ellipse cx="476" cy="488" rx="36" ry="46" fill="${skin}"/><ellipse cx="478" cy="490" rx="25" ry="34" fill="#8f2f3f" ${line}/>`;
  }
}

/** Lashes, earrings and wrinkles. */
export function drawDetails(person: Person, ink: string): string {
  const { isWoman, isOld, child, face, head, skin } = person;
  const lashes = isWoman && LASHES[face];
  const earring = EARS_SEEN.has(head) ? [252, 446] : [304, 470];
  return (
    (lashes
      ? `<path d="${lashes}" fill="none" stroke="${ink}" stroke-width="8" stroke-linecap="round"/>`
      : '') +
    (isOld
      ? `<path d="M376 388Q360 390 348 400M374 374Q358 370 344 374M392 398Q408 408 426 402M428 432Q408 456 418 486M394 286Q440 274 500 286" fill="none" stroke="${darken(skin, 0.34)}" stroke-width="7" stroke-linecap="round"/>`
      : '') +
    (isWoman && !child && head !== 'hijab'
      ? `<circle cx="${earring[0]}" cy="${earring[1]}" r="15" fill="#f0c341" stroke="${ink}" stroke-width="6"/>`
      : '')
  );
}

const LASHES: Readonly<Record<string, string>> = {
  smile: 'M399 352L383 342M402 345L391 330M531 350L545 340M528 344L537 330',
  driven: 'M399 352L383 342M402 345L391 330M531 350L545 340M528 344L537 330',
  calm: 'M388 380L372 374M392 370L379 359M538 372L551 365M533 364L542 353',
  serious: 'M396 378L380 376M514 378L530 376',
  tired: 'M390 382L374 378',
};

/** Heads whose hair does not cover the ear. */
const EARS_SEEN: ReadonlySet<string> = new Set(
  phrases(
    `long, medium2, medium3, mediumBangs, mediumBangs2, mediumBangs3, bangs, bun, bun2, cornrows, cornrows2, grayMedium,
    noHair1`,
  ),
);

/** Headphones, or with a microphone before the mouth. */
export function drawHeadset({ headset, trim }: Person, ink: string): string {
  if (!headset) return '';
  const line = `stroke="${ink}" stroke-width="10"`;
  const microphone =
    headset === 'headset'
      ? `<path d="M262 440C272 520 340 556 418 524" fill="none" stroke="#2b2f3d" stroke-width="14" stroke-linecap="round"/><ellipse cx="430" cy="518" rx="24" ry="17" transform="rotate(-20 430 518)" fill="#2b2f3d" stroke="#fff" stroke-width="4"/>`
      : '';
  return `<path d="M258 372C226 216 300 116 420 114" fill="none" stroke="#2b2f3d" stroke-width="30" stroke-linecap="round"/><path d="M258 372C226 216 300 116 420 114" fill="none" stroke="#8b93a3" stroke-width="7" stroke-linecap="round"/><ellipse cx="256" cy="402" rx="44" ry="58" fill="#2b2f3d" ${line}/><ellipse cx="258" cy="402" rx="24" ry="36" fill="${trim}"/>${microphone}`;
}
