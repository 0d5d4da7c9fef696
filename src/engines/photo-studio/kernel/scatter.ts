import { reflectances } from './memory';
import { INVERSE_PI, PI, TWO_PI, cosine, luminance, sine } from './math';
import {
  baseBlue,
  baseGreen,
  baseRed,
  coat,
  coatRoughness,
  flatX,
  flatY,
  flatZ,
  metallic,
  normalX,
  normalY,
  normalZ,
  roughness,
  sheen,
  softness,
  specular,
  translucency,
} from './surface';

// Light scattered by the surface: a diffuse base (with transmission), GGX reflection and a clear coat. A table of directional
// reflectances shares the energy between the layers, and returns to rough metals what single scattering loses (Turquin,
// "Practical multiple scattering compensation for microfacet models", 2019).

/** Value times cosine; its diffuse part; density of `sampleScatter`. Set by `evaluate`. */
export let valueRed: f32 = 0;
export let valueGreen: f32 = 0;
export let valueBlue: f32 = 0;
export let diffuseRed: f32 = 0;
export let diffuseGreen: f32 = 0;
export let diffuseBlue: f32 = 0;
export let density: f32 = 0;

/** Direction chosen by `sampleScatter`. */
export let outX: f32 = 0;
export let outY: f32 = 0;
export let outZ: f32 = 0;

// Frame and view direction in it.
let aX: f32 = 0;
let aY: f32 = 0;
let aZ: f32 = 0;
let bX: f32 = 0;
let bY: f32 = 0;
let bZ: f32 = 0;
let viewX: f32 = 0;
let viewY: f32 = 0;
export let viewZ: f32 = 0;

let width: f32 = 0;
let coatWidth: f32 = 0;
let f0Red: f32 = 0;
let f0Green: f32 = 0;
let f0Blue: f32 = 0;
/** Gains for multiple scattering; what is left for the base. */
let gainRed: f32 = 1;
let gainGreen: f32 = 1;
let gainBlue: f32 = 1;
let baseShare: f32 = 1;
let underCoat: f32 = 1;
let coatGain: f32 = 1;
let fuzz: f32 = 0;
export let specularChance: f32 = 0;
export let coatChance: f32 = 0;

// Gains of the layers where light spreads below the surface.
let diffuseGainRed: f32 = 1;
let diffuseGainGreen: f32 = 1;
let diffuseGainBlue: f32 = 1;
let mirrorGain: f32 = 1;

/** For the part of the light that spreads: only the diffuse layer counts, weighted by color. */
export function takeSoftness(r: f32, g: f32, b: f32): void {
  const k: f32 = 1.0 / max<f32>(1e-3, 1.0 - specularChance - coatChance);
  diffuseGainRed = r * k;
  diffuseGainGreen = g * k;
  diffuseGainBlue = b * k;
  mirrorGain = 0;
  specularChance = 0;
  coatChance = 0;
  buildFrame();
}

/** For the part that does not spread. */
export function leaveSoftness(): void {
  const chance = softness * (1.0 - specularChance - coatChance);
  mirrorGain = 1.0 / max<f32>(1e-3, 1.0 - chance);
  diffuseGainRed = (1.0 - softness) * mirrorGain;
  diffuseGainGreen = diffuseGainRed;
  diffuseGainBlue = diffuseGainRed;
}

let scaleTerm: f32 = 0;
let biasTerm: f32 = 0;

/** Reflectance of GGX as f0 × scale + bias, from a table of 32 × 32 by roughness and cosine. */
function lookUp(rough: f32, c: f32): void {
  const y = min<f32>(30.999, max<f32>(0, rough * 31.0));
  const x = min<f32>(30.999, max<f32>(0, c * 31.0));
  const iy = <i32>y;
  const ix = <i32>x;
  const fy = y - <f32>iy;
  const fx = x - <f32>ix;
  const p = reflectances + (<usize>(iy * 32 + ix) << 3);
  const w00 = (1.0 - fx) * (1.0 - fy);
  const w10 = fx * (1.0 - fy);
  const w01 = (1.0 - fx) * fy;
  const w11 = fx * fy;
  scaleTerm = load<f32>(p) * w00 + load<f32>(p, 8) * w10 + load<f32>(p, 256) * w01 + load<f32>(p, 264) * w11;
  biasTerm = load<f32>(p, 4) * w00 + load<f32>(p, 12) * w10 + load<f32>(p, 260) * w01 + load<f32>(p, 268) * w11;
}

/** Frame around the normal (Duff et al. 2017). */
@inline
function buildFrame(): void {
  const sign: f32 = normalZ >= 0 ? 1 : -1;
  const k: f32 = -1.0 / (sign + normalZ);
  const m = normalX * normalY * k;
  aX = 1.0 + sign * normalX * normalX * k;
  aY = sign * m;
  aZ = -sign * normalX;
  bX = m;
  bY = sign + normalY * normalY * k;
  bZ = -normalY;
}

/** Prepares the surface for `evaluate` and `sampleScatter`, for a ray of direction d. */
export function prepareScatter(dx: f32, dy: f32, dz: f32): void {
  buildFrame();
  diffuseGainRed = 1;
  diffuseGainGreen = 1;
  diffuseGainBlue = 1;
  mirrorGain = 1;
  viewX = -(aX * dx + aY * dy + aZ * dz);
  viewY = -(bX * dx + bY * dy + bZ * dz);
  viewZ = max<f32>(1e-3, -(normalX * dx + normalY * dy + normalZ * dz));
  width = max<f32>(0.001, roughness * roughness);
  coatWidth = max<f32>(0.001, coatRoughness * coatRoughness);
  f0Red = specular + (baseRed - specular) * metallic;
  f0Green = specular + (baseGreen - specular) * metallic;
  f0Blue = specular + (baseBlue - specular) * metallic;
  lookUp(roughness, viewZ);
  const lost: f32 = 1.0 / max<f32>(0.05, scaleTerm + biasTerm) - 1.0;
  gainRed = 1.0 + f0Red * lost;
  gainGreen = 1.0 + f0Green * lost;
  gainBlue = 1.0 + f0Blue * lost;
  // Without any reflectance there is no mirror at grazing angles either.
  const grazing = min<f32>(1.0, specular * 50.0 + metallic);
  const gloss = specular * scaleTerm + biasTerm * grazing;
  const shine = luminance(f0Red, f0Green, f0Blue) * scaleTerm + biasTerm * grazing;
  coatGain = 1;
  underCoat = 1;
  let varnish: f32 = 0;
  if (coat > 0) {
    lookUp(coatRoughness, viewZ);
    coatGain = 1.0 + 0.04 * (1.0 / max<f32>(0.05, scaleTerm + biasTerm) - 1.0);
    varnish = coat * (0.04 * scaleTerm + biasTerm) * coatGain;
    underCoat = 1.0 - varnish;
  }
  fuzz = 0;
  if (sheen > 0) {
    const g = 1.0 - viewZ;
    fuzz = sheen * 0.8 * g * g * g;
  }
  baseShare = (1.0 - metallic) * max<f32>(0, 1.0 - gloss * (1.0 + specular * lost)) * underCoat;
  const diffuse = luminance(baseRed, baseGreen, baseBlue) * baseShare + fuzz * 0.5;
  const mirror = shine * underCoat;
  const sum = max<f32>(diffuse + mirror + varnish, 1e-6);
  specularChance = mirror / sum;
  coatChance = varnish / sum;
  if (specularChance < 0.1 && specular + metallic > 0) specularChance = 0.1;
  const mirrors = specularChance + coatChance;
  if (mirrors > 0.95 && metallic < 0.99) {
    specularChance *= 0.95 / mirrors;
    coatChance *= 0.95 / mirrors;
  }
}

@inline
function fresnelPower(c: f32): f32 {
  const m = max<f32>(0, 1.0 - c);
  const m2 = m * m;
  return m2 * m2 * m;
}

@inline
function distribution(alpha: f32, c: f32): f32 {
  const a2 = alpha * alpha;
  const d = c * c * (a2 - 1.0) + 1.0;
  return a2 / (PI * d * d);
}

@inline
function masking(alpha: f32, c: f32): f32 {
  const a2 = alpha * alpha;
  return (2.0 * c) / (c + sqrt<f32>(a2 + (1.0 - a2) * c * c));
}

export function evaluate(dx: f32, dy: f32, dz: f32): void {
  valueRed = 0;
  valueGreen = 0;
  valueBlue = 0;
  diffuseRed = 0;
  diffuseGreen = 0;
  diffuseBlue = 0;
  density = 0;
  const x = aX * dx + aY * dy + aZ * dz;
  const y = bX * dx + bY * dy + bZ * dz;
  const z = normalX * dx + normalY * dy + normalZ * dz;
  const isBehind = flatX * dx + flatY * dy + flatZ * dz <= 0;
  const diffuseChance = 1.0 - specularChance - coatChance;
  if (z <= 0 || isBehind) {
    if (translucency > 0 && z < 0 && isBehind) {
      const d = -z * INVERSE_PI * baseShare * translucency;
      valueRed = baseRed * d * diffuseGainRed;
      valueGreen = baseGreen * d * diffuseGainGreen;
      valueBlue = baseBlue * d * diffuseGainBlue;
      diffuseRed = valueRed;
      diffuseGreen = valueGreen;
      diffuseBlue = valueBlue;
      density = diffuseChance * translucency * -z * INVERSE_PI;
    }
    return;
  }
  let hx = x + viewX;
  let hy = y + viewY;
  let hz = z + viewZ;
  const k: f32 = 1.0 / sqrt<f32>(hx * hx + hy * hy + hz * hz);
  hx *= k;
  hy *= k;
  hz *= k;
  const power = fresnelPower(viewX * hx + viewY * hy + viewZ * hz) * min<f32>(1.0, specular * 50.0 + metallic);
  const visible = masking(width, viewZ);
  const lobe = (distribution(width, hz) * visible) / (4.0 * viewZ);
  const reflected = lobe * masking(width, z) * underCoat * mirrorGain;
  const d = z * INVERSE_PI * baseShare * (1.0 - translucency) * (1.0 - fuzz);
  diffuseRed = baseRed * d;
  diffuseGreen = baseGreen * d;
  diffuseBlue = baseBlue * d;
  if (fuzz > 0) {
    const f = z * INVERSE_PI * fuzz;
    const gray = luminance(baseRed, baseGreen, baseBlue);
    diffuseRed += f * (0.6 * baseRed + 0.4 * gray);
    diffuseGreen += f * (0.6 * baseGreen + 0.4 * gray);
    diffuseBlue += f * (0.6 * baseBlue + 0.4 * gray);
  }
  diffuseRed *= diffuseGainRed;
  diffuseGreen *= diffuseGainGreen;
  diffuseBlue *= diffuseGainBlue;
  valueRed = diffuseRed + (f0Red + (1.0 - f0Red) * power) * gainRed * reflected;
  valueGreen = diffuseGreen + (f0Green + (1.0 - f0Green) * power) * gainGreen * reflected;
  valueBlue = diffuseBlue + (f0Blue + (1.0 - f0Blue) * power) * gainBlue * reflected;
  density = diffuseChance * (1.0 - translucency) * z * INVERSE_PI + specularChance * lobe;
  if (coat > 0) {
    const coatLobe = (distribution(coatWidth, hz) * masking(coatWidth, viewZ)) / (4.0 * viewZ);
    const varnish = coat * (0.04 + 0.96 * fresnelPower(viewX * hx + viewY * hy + viewZ * hz)) * coatGain;
    const c = varnish * coatLobe * masking(coatWidth, z) * mirrorGain;
    valueRed += c;
    valueGreen += c;
    valueBlue += c;
    density += coatChance * coatLobe;
  }
}

/** Chooses a direction; `lobe`, a and b in 0..1. False if it points into the surface. */
export function sampleScatter(lobe: f32, a: f32, b: f32): bool {
  if (lobe < specularChance) return sampleMirror(width, a, b);
  if (lobe < specularChance + coatChance) return sampleMirror(coatWidth, a, b);
  sampleCosine(a, b);
  const mirrors = specularChance + coatChance;
  if ((lobe - mirrors) / max<f32>(1e-6, 1.0 - mirrors) < translucency) {
    const c = 2.0 * (outX * normalX + outY * normalY + outZ * normalZ);
    outX -= c * normalX;
    outY -= c * normalY;
    outZ -= c * normalZ;
  }
  return true;
}

export function sampleCosine(a: f32, b: f32): void {
  const r = sqrt<f32>(a);
  const turn = b * TWO_PI;
  turnToWorld(r * cosine(turn), r * sine(turn), sqrt<f32>(max<f32>(1e-6, 1.0 - a)));
}

@inline
function turnToWorld(x: f32, y: f32, z: f32): void {
  outX = aX * x + bX * y + normalX * z;
  outY = aY * x + bY * y + normalY * z;
  outZ = aZ * x + bZ * y + normalZ * z;
}

let facetX: f32 = 0;
let facetY: f32 = 0;
let facetZ: f32 = 0;

/** Normal of a visible microfacet, in the frame (Heitz 2018). */
function sampleFacet(alpha: f32, a: f32, b: f32): void {
  let x = alpha * viewX;
  let y = alpha * viewY;
  let z = viewZ;
  let k: f32 = 1.0 / sqrt<f32>(x * x + y * y + z * z);
  x *= k;
  y *= k;
  z *= k;
  const flat = x * x + y * y;
  const inv: f32 = flat > 1e-12 ? 1.0 / sqrt<f32>(flat) : 0;
  const t1x: f32 = flat > 1e-12 ? -y * inv : 1;
  const t1y = x * inv;
  const t2x = -z * t1y;
  const t2y = z * t1x;
  const t2z = x * t1y - y * t1x;
  const r = sqrt<f32>(a);
  const turn = b * TWO_PI;
  const p = r * cosine(turn);
  const s = 0.5 * (1.0 + z);
  const q = (1.0 - s) * sqrt<f32>(max<f32>(0, 1.0 - p * p)) + s * r * sine(turn);
  const w = sqrt<f32>(max<f32>(0, 1.0 - p * p - q * q));
  const hx = (p * t1x + q * t2x + w * x) * alpha;
  const hy = (p * t1y + q * t2y + w * y) * alpha;
  const hz = max<f32>(1e-6, q * t2z + w * z);
  k = 1.0 / sqrt<f32>(hx * hx + hy * hy + hz * hz);
  facetX = hx * k;
  facetY = hy * k;
  facetZ = hz * k;
}

function sampleMirror(alpha: f32, a: f32, b: f32): bool {
  sampleFacet(alpha, a, b);
  const c = 2.0 * (viewX * facetX + viewY * facetY + viewZ * facetZ);
  const z = c * facetZ - viewZ;
  turnToWorld(c * facetX - viewX, c * facetY - viewY, z);
  return z > 0;
}

/** Normal of a microfacet in the world, for rough glass: into `outX`, `outY`, `outZ`. */
export function sampleGlassFacet(alpha: f32, a: f32, b: f32): void {
  sampleFacet(alpha, a, b);
  turnToWorld(facetX, facetY, facetZ);
}
