import { epsilon, floatAt, height, intAt, lightCount, tiles, width } from './memory';
import { cosine, largest, sine, TWO_PI } from './math';
import { draw, drawOne, first, second, startSample } from './sampler';
import { clearBlue, clearGreen, clearRed, hitDistance, traceNearest, traceShadow } from './traverse';
import {
  baseBlue,
  baseGreen,
  baseRed,
  coat,
  emissionBlue,
  emissionGreen,
  emissionRed,
  flatX,
  flatY,
  flatZ,
  ior,
  isEntering,
  isLamp,
  isSolidGlass,
  isThinGlass,
  leaveX,
  leaveY,
  leaveZ,
  metallic,
  normalX,
  normalY,
  normalZ,
  pointX,
  pointY,
  pointZ,
  readSurface,
  roughness,
  softness,
} from './surface';
import {
  coatChance,
  density,
  diffuseBlue,
  diffuseGreen,
  diffuseRed,
  evaluate,
  outX,
  outY,
  outZ,
  prepareScatter,
  leaveSoftness,
  sampleGlassFacet,
  sampleScatter,
  specularChance,
  valueBlue,
  valueGreen,
  valueRed,
} from './scatter';
import {
  aimAt,
  cellOf,
  chanceOf,
  hitEnvironment,
  hitLights,
  isLightGlow,
  isLightReflected,
  lightBlue,
  lightDensity,
  lightDistance,
  lightGreen,
  lightRed,
  lightX,
  lightY,
  lightZ,
  sampleLights,
} from './lights';
import { seeSky, skyBlue, skyGreen, skyRed } from './environment';
import { addLight, finishFilm, setGuides, setShare, startFilm } from './film';
import { spread } from './soft';

// The ray at work, what it carries, and what the last scattering was.
let ox: f32 = 0;
let oy: f32 = 0;
let oz: f32 = 0;
let dx: f32 = 0;
let dy: f32 = 0;
let dz: f32 = 0;
let carriedRed: f32 = 0;
let carriedGreen: f32 = 0;
let carriedBlue: f32 = 0;
/** Density of the last choice of direction; -1 if no shadow ray could have found what the ray finds. */
let lastDensity: f32 = -1;
/** Whether the ray comes straight from the camera, through clear glass at most. */
let isCamera: bool = true;
/** Whether only glass and mirrors lie between the camera and the ray. */
let isSharp: bool = true;
/** Whether no surface has scattered the light yet. */
let isFirst: bool = true;
let leastRoughness: f32 = 0;
let traveled: f32 = 0;
let coneWidth: f32 = 0;
let coneAngle: f32 = 0;
let limit: f32 = 0;

/** Draws the samples from..to of a tile, as the table of tiles says. */
export function renderTile(tile: i32, size: i32): void {
  const entry = tiles + <usize>tile * 8;
  const from = load<i32>(entry);
  const to = load<i32>(entry, 4);
  if (to <= from) return;
  const columns = (width + size - 1) / size;
  const left = (tile % columns) * size;
  const top = (tile / columns) * size;
  const right = min<i32>(left + size, width);
  const bottom = min<i32>(top + size, height);
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++) for (let sample = from; sample < to; sample++) renderSample(x, y, sample);
}

@inline
function turnRay(x: f32, y: f32, z: f32): void {
  const k: f32 = 1.0 / sqrt<f32>(max<f32>(x * x + y * y + z * z, 1e-30));
  dx = x * k;
  dy = y * k;
  dz = z * k;
}

/** Tent filter of radius 0.85 pixels. */
@inline
function tent(u: f32): f32 {
  return 0.85 * (u < 0.5 ? sqrt<f32>(2.0 * u) - 1.0 : 1.0 - sqrt<f32>(2.0 - 2.0 * u));
}

function startRay(x: i32, y: i32): void {
  draw();
  const qx = ((<f32>x + 0.5 + tent(first)) / <f32>width) * 2.0 - 1.0;
  const qy = 1.0 - ((<f32>y + 0.5 + tent(second)) / <f32>height) * 2.0;
  let rx = floatAt(38) + floatAt(32) * qx + floatAt(35) * qy;
  let ry = floatAt(39) + floatAt(33) * qx + floatAt(36) * qy;
  let rz = floatAt(40) + floatAt(34) * qx + floatAt(37) * qy;
  ox = floatAt(41);
  oy = floatAt(42);
  oz = floatAt(43);
  draw();
  const lens = floatAt(44);
  if (lens > 0) {
    const r = sqrt<f32>(first) * lens;
    const turn = second * TWO_PI;
    const a = r * cosine(turn);
    const b = r * sine(turn);
    const lx = floatAt(46) * a + floatAt(49) * b;
    const ly = floatAt(47) * a + floatAt(50) * b;
    const lz = floatAt(48) * a + floatAt(51) * b;
    const focus = floatAt(45);
    rx = rx * focus - lx;
    ry = ry * focus - ly;
    rz = rz * focus - lz;
    ox += lx;
    oy += ly;
    oz += lz;
  }
  turnRay(rx, ry, rz);
}

function renderSample(x: i32, y: i32, sample: i32): void {
  const pixel = y * width + x;
  startSample(x, y, sample);
  startRay(x, y);
  startFilm();
  carriedRed = 1;
  carriedGreen = 1;
  carriedBlue = 1;
  lastDensity = -1;
  isCamera = true;
  isSharp = true;
  isFirst = true;
  leastRoughness = 0;
  traveled = 0;
  coneWidth = 0;
  coneAngle = floatAt(63);
  const maxDepth = intAt(57);
  let glassBudget = 12;
  let depth = 0;
  while (depth < maxDepth) {
    limit = depth > 0 ? floatAt(58) : floatAt(60);
    const isHit = traceNearest(ox, oy, oz, dx, dy, dz, epsilon * 0.5, 1e8);
    const distance: f32 = isHit ? hitDistance : 1e8;
    const light = hitLights(ox, oy, oz, dx, dy, dz, distance, isCamera ? 1 : isSharp ? 4 : 2);
    if (light >= 0) {
      const weight: f32 = lastDensity < 0 ? 1.0 : lastDensity / (lastDensity + lightDensity * chanceOf(light));
      addLimited(lightRed * weight, lightGreen * weight, lightBlue * weight);
      break;
    }
    if (!isHit) {
      leaveScene();
      break;
    }
    traveled += distance;
    coneWidth += coneAngle * distance;
    readSurface(dx, dy, dz, coneWidth, leastRoughness);
    // Bounces meet the light around a lamp instead, which shadow rays find, too.
    if ((isSharp || !isLamp) && emissionRed + emissionGreen + emissionBlue > 0)
      addLimited(emissionRed, emissionGreen, emissionBlue);
    if (isThinGlass || isSolidGlass) {
      glassBudget--;
      if (glassBudget < 0) break;
      crossGlass();
      continue;
    }
    if (!scatterOnce(depth)) break;
    depth++;
  }
  finishFilm(pixel);
}

/** Adds light that the ray brings, dimmed to the limit: a rare bright path would be a firefly. */
function addLimited(r: f32, g: f32, b: f32): void {
  const cr = carriedRed * r;
  const cg = carriedGreen * g;
  const cb = carriedBlue * b;
  const top = largest(cr, cg, cb);
  const k: f32 = top > limit ? limit / top : 1.0;
  addLight(cr * k, cg * k, cb * k);
}

function leaveScene(): void {
  if (isCamera) {
    if (intAt(59) & 1) {
      addLimited(floatAt(64), floatAt(65), floatAt(66));
      return;
    }
    seeSky(dx, dy, dz);
    const k = floatAt(55);
    addLimited(skyRed * k, skyGreen * k, skyBlue * k);
    return;
  }
  if (lastDensity < 0) {
    seeSky(dx, dy, dz);
    const k = floatAt(54);
    addLimited(skyRed * k, skyGreen * k, skyBlue * k);
    return;
  }
  hitEnvironment(dx, dy, dz);
  const weight = lastDensity / (lastDensity + lightDensity);
  addLimited(lightRed * weight, lightGreen * weight, lightBlue * weight);
}

/** Exact reflectance of a dielectric; eta is the index on the ray's side over the other one. */
function fresnel(c: f32, eta: f32): f32 {
  const s2 = eta * eta * (1.0 - c * c);
  if (s2 >= 1) return 1;
  const t = sqrt<f32>(1.0 - s2);
  const a = (eta * c - t) / (eta * c + t);
  const b = (c - eta * t) / (c + eta * t);
  return 0.5 * (a * a + b * b);
}

function crossGlass(): void {
  draw();
  const choice = first;
  let hx = normalX;
  let hy = normalY;
  let hz = normalZ;
  if (roughness > 0.04) {
    const turn = second;
    prepareScatter(dx, dy, dz);
    sampleGlassFacet(roughness * roughness, turn, drawOne());
    hx = outX;
    hy = outY;
    hz = outZ;
  }
  const c = max<f32>(1e-3, -(dx * hx + dy * hy + dz * hz));
  const isOutside = isThinGlass || isEntering;
  const eta: f32 = isOutside ? 1.0 / ior : ior;
  let mirror = fresnel(c, eta);
  // Light bounces to and fro within a sheet.
  if (isThinGlass) mirror = (2.0 * mirror) / (1.0 + mirror);
  if (choice < mirror) {
    turnRay(dx + 2.0 * c * hx, dy + 2.0 * c * hy, dz + 2.0 * c * hz);
    ox = pointX + flatX * epsilon;
    oy = pointY + flatY * epsilon;
    oz = pointZ + flatZ * epsilon;
    isCamera = false;
  } else {
    carriedRed *= baseRed;
    carriedGreen *= baseGreen;
    carriedBlue *= baseBlue;
    if (isSolidGlass) {
      const t = sqrt<f32>(max<f32>(0, 1.0 - eta * eta * (1.0 - c * c)));
      const q = eta * c - t;
      turnRay(eta * dx + q * hx, eta * dy + q * hy, eta * dz + q * hz);
      isCamera = false;
    } else if (roughness > 0.04) {
      // A frosted sheet scatters twice as its facets tilt.
      turnRay(dx + (normalX - hx) * c, dy + (normalY - hy) * c, dz + (normalZ - hz) * c);
      isCamera = false;
    }
    ox = pointX - flatX * epsilon;
    oy = pointY - flatY * epsilon;
    oz = pointZ - flatZ * epsilon;
  }
  if (leastRoughness == 0) lastDensity = -1;
}

/** Light at the surface, and the next direction. False if the path ends. */
function scatterOnce(depth: i32): bool {
  // Mirrors show what they reflect to the denoiser too.
  const isMirror = metallic > 0.8 && roughness < 0.12;
  prepareScatter(dx, dy, dz);
  const startsHere = isFirst && !isMirror;
  // Rough metal is filtered like a diffuse surface of its color, and so is the faint gloss of walls and cloth.
  const isAllDiffuse =
    metallic > 0.5
      ? roughness > 0.3
      : coat == 0 && roughness > 0.6 && largest(baseRed, baseGreen, baseBlue) > 0.1;
  if (startsHere) {
    isFirst = false;
    setGuides(
      max<f32>(0.02, baseRed * carriedRed),
      max<f32>(0.02, baseGreen * carriedGreen),
      max<f32>(0.02, baseBlue * carriedBlue),
      normalX,
      normalY,
      normalZ,
      traveled,
    );
  }
  draw();
  const pick = first;
  const lobe = second;
  const isDiffuse = lobe >= specularChance + coatChance;
  if (softness > 0 && depth < 2) {
    if (isDiffuse && drawOne() < softness) spread();
    else leaveSoftness();
  }
  draw();
  if (
    sampleLights(pointX, pointY, pointZ, normalX, normalY, normalZ, pick, first, second)
  ) {
    const lx = lightX;
    const ly = lightY;
    const lz = lightZ;
    evaluate(lx, ly, lz);
    if (valueRed + valueGreen + valueBlue > 0 && !(isMirror && isLightGlow)) {
      const weight: f32 = isLightReflected ? 1.0 / (lightDensity + density) : 1.0 / lightDensity;
      const r = carriedRed * lightRed * weight;
      const g = carriedGreen * lightGreen * weight;
      const b = carriedBlue * lightBlue * weight;
      const top = largest(r * valueRed, g * valueGreen, b * valueBlue);
      if (top > 1e-5) {
        setStart(lx, ly, lz);
        if (!traceShadow(ox, oy, oz, lx, ly, lz, epsilon * 0.5, lightDistance * 0.9995)) {
          const k: f32 = top > limit ? limit / top : 1.0;
          if (startsHere) shareBySurface(isAllDiffuse);
          addLight(r * valueRed * k * clearRed, g * valueGreen * k * clearGreen, b * valueBlue * k * clearBlue);
        }
      }
    }
  }
  draw();
  const survival = drawOne();
  if (!sampleScatter(lobe, first, second)) return false;
  const nx = outX;
  const ny = outY;
  const nz = outZ;
  evaluate(nx, ny, nz);
  if (density <= 1e-7) return false;
  if (startsHere) shareBySurface(isAllDiffuse);
  carriedRed *= valueRed / density;
  carriedGreen *= valueGreen / density;
  carriedBlue *= valueBlue / density;
  const top = largest(carriedRed, carriedGreen, carriedBlue);
  if (top < 1e-4) return false;
  if (depth > 1) {
    const chance = min<f32>(0.95, top);
    if (survival >= chance) return false;
    const k: f32 = 1.0 / chance;
    carriedRed *= k;
    carriedGreen *= k;
    carriedBlue *= k;
  }
  lastDensity = density;
  if (!isMirror) isSharp = false;
  if (isDiffuse || roughness > 0.3) {
    // After a soft bounce, sharp reflections would be fireflies: make them soft as well.
    leastRoughness = max<f32>(leastRoughness, 0.28);
    coneAngle = max<f32>(coneAngle, 0.15);
  } else coneAngle += roughness * roughness * 0.3;
  isCamera = false;
  setStart(nx, ny, nz);
  dx = nx;
  dy = ny;
  dz = nz;
  return true;
}

/** Surfaces that a scout meets on its way. */
const SCOUTED: i32 = 4;

/**
 * Sends `paths` scouts from random places of the picture and counts, for each cell of space where they meet a surface, how often
 * shadow rays to each light were sent and arrived: two numbers for each light of each cell, in `counts`.
 */
export function scoutLights(index: i32, paths: i32, counts: usize): void {
  for (let path = 0; path < paths; path++) {
    // A number that no sample of a picture has.
    startSample(<u32>path, <u32>index, 1 << 30);
    draw();
    startRay(<i32>(first * <f32>width), <i32>(second * <f32>height));
    startFilm();
    coneWidth = 0;
    coneAngle = floatAt(63);
    let glassBudget = 12;
    let met = 0;
    while (met < SCOUTED) {
      if (!traceNearest(ox, oy, oz, dx, dy, dz, epsilon * 0.5, 1e8)) break;
      coneWidth += coneAngle * hitDistance;
      readSurface(dx, dy, dz, coneWidth, 0.28);
      if (isThinGlass || isSolidGlass) {
        glassBudget--;
        if (glassBudget < 0) break;
        crossGlass();
        continue;
      }
      prepareScatter(dx, dy, dz);
      lookForLights(counts);
      draw();
      const a = first;
      const b = second;
      if (!sampleScatter(drawOne(), a, b)) break;
      setStart(outX, outY, outZ);
      dx = outX;
      dy = outY;
      dz = outZ;
      met++;
    }
  }
}

/** Whole numbers are added, so that the order of threads does not matter. */
function lookForLights(counts: usize): void {
  const cell = counts + <usize>(cellOf(pointX, pointY, pointZ) * lightCount) * 8;
  for (let light = 0; light < lightCount; light++) {
    draw();
    if (!aimAt(light, pointX, pointY, pointZ, first, second)) continue;
    evaluate(lightX, lightY, lightZ);
    if (valueRed + valueGreen + valueBlue <= 0) continue;
    setStart(lightX, lightY, lightZ);
    const isHidden = traceShadow(ox, oy, oz, lightX, lightY, lightZ, epsilon * 0.5, lightDistance * 0.9995);
    atomic.add<i32>(cell + <usize>light * 8, 1);
    if (!isHidden) atomic.add<i32>(cell + <usize>light * 8 + 4, 1);
  }
}

@inline
function shareBySurface(isAllDiffuse: bool): void {
  if (isAllDiffuse) setShare(1, 1, 1);
  else
    setShare(
      diffuseRed / max<f32>(valueRed, 1e-12),
      diffuseGreen / max<f32>(valueGreen, 1e-12),
      diffuseBlue / max<f32>(valueBlue, 1e-12),
    );
}

/** Starts a ray on the side to which it goes. */
@inline
function setStart(x: f32, y: f32, z: f32): void {
  if (x * flatX + y * flatY + z * flatZ > 0) {
    ox = leaveX;
    oy = leaveY;
    oz = leaveZ;
  } else {
    ox = pointX - flatX * epsilon;
    oy = pointY - flatY * epsilon;
    oz = pointZ - flatZ * epsilon;
  }
}
