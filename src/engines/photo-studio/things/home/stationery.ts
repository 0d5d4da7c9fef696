import { grid } from '../../geometry/grid.ts';
import { lathe } from '../../geometry/lathe.ts';
import { roundedBox } from '../../geometry/rounded-box.ts';
import { mergeShapes, meshOf, placeShape, type Shape } from '../../geometry/shape.ts';
import { tube } from '../../geometry/tube.ts';
import { createMaterial } from '../../materials/create-material.ts';
import { hash, noise, paintTexture } from '../../materials/paint.ts';
import type { Material } from '../../scene/material.ts';
import { at } from '../../scene/transform.ts';
import type { Vec3 } from '../../scene/vector.ts';
import { onFloor } from '../on-floor.ts';
import { type Part, placed } from '../parts.ts';
import { type Thing, type ThingModel, thing } from '../thing.ts';

const office = { category: 'office' } as const;
const STEEL = createMaterial('steel', '#cbc8c2');

/** Edges of many sheets. */
const pages = (): Material => {
  sheets ??= {
    ...createMaterial('paper', '#ffffff'),
    texture: paintTexture(16, 512, (u, v) => {
      const tone = 0.83 + 0.1 * (hash(0, Math.floor(v * 300), 4) - 0.5) + 0.05 * (noise(u, v, 2, 8, 3) - 0.5);
      return [tone, tone * 0.965, tone * 0.88];
    }),
  };
  return sheets;
};
let sheets: Material | undefined;

export const STATIONERY: readonly Thing[] = [
  thing(['book', 'hardcover book', 'closed book', 'novel'], office, () => {
    const cover = cloth('#7f3b32');
    return { mesh: meshOf(bookShapes(0.15, 0.03, 0.21, cover)), colored: [cover] };
  }),
  thing(['stack of books', 'books', 'pile of books'], office, bookStack),
  thing(['open book', 'opened book'], office, openBook),
  thing(['notebook', 'journal', 'diary', 'sketchbook'], office, () => {
    const cover = createMaterial('leather', '#3f4a44');
    const band = createMaterial('fabric', '#22201e');
    const strap = placeShape(
      roundedBox({ width: 0.006, height: 0.0166, depth: 0.2124, radius: 0.0008 }),
      at([0.05, 0, 0]),
    );
    return {
      mesh: meshOf([...bookShapes(0.14, 0.0155, 0.21, cover, 0.0012, 0.004), [strap, band]]),
      colored: [cover],
    };
  }),
  thing(
    ['open notebook', 'notebook and pen', 'notebook with a pen', 'notepad', 'open journal'],
    office,
    openNotebook,
  ),
  thing(['pencil', 'lead pencil'], office, () => pencil('#d9a514')),
  thing(['colored pencil', 'crayon', 'color pencil'], office, () => pencil('#2f6fa8', true)),
  thing(['pen', 'ballpoint pen', 'fountain pen'], office, () => {
    const [barrel, fittings] = pen();
    return { mesh: meshOf([barrel, fittings]), colored: [barrel[1]] };
  }),
  thing(['envelope', 'letter', 'mail'], office, () => {
    const paper = createMaterial('paper', '#ddd2bd');
    const body = roundedBox({ width: 0.22, height: 0.0022, depth: 0.11, radius: 0.001 });
    const flap = grid(12, 6, (u, v) => {
      const half = 0.109 * (1 - v * 0.96);
      return {
        position: [(u - 0.5) * 2 * half, 0.0026 + 0.0022 * v * (1 - v) * 2 + 0.0004, -0.0548 + v * 0.066],
      };
    });
    return { mesh: meshOf([[mergeShapes([body, flap]), paper]]), colored: [paper] };
  }),
  thing(['paper clip', 'clip'], office, () => {
    const path = [
      [-0.012, -0.0025],
      [0.008, -0.0025],
      [0.0115, 0.001],
      [0.008, 0.0045],
      [-0.013, 0.0045],
      [-0.0175, 0],
      [-0.013, -0.0045],
      [0.011, -0.0045],
    ] as const;
    return { mesh: meshOf([[onFloor(wire(path, 0.0005)), STEEL]]), colored: [STEEL] };
  }),
];

/** A pen that lies along x, its tip to the right: what takes a color, and its fittings. */
function pen(): [Part, Part] {
  const lacquer = createMaterial('lacquer', '#15161a');
  const turn = { position: [0, 0, 0] as const, turn: 0, scale: 1, tilt: [0, Math.PI / 2] as const };
  const barrel = placeShape(
    lathe(
      [
        [0, 0],
        [0.003, 0.001],
        [0.0052, 0.02],
        [0.0058, 0.06],
        [0.0058, 0.066],
      ],
      { crease: 0.5 },
    ),
    turn,
  );
  const cap = placeShape(
    lathe(
      [
        [0.0061, 0.0665],
        [0.0063, 0.067],
        [0.0063, 0.12],
        [0.0055, 0.13],
        [0.003, 0.1335],
        [0, 0.134],
      ],
      { crease: 0.5 },
    ),
    turn,
  );
  const ring = placeShape(
    lathe(
      [
        [0.0064, 0.0655],
        [0.0066, 0.066],
        [0.0066, 0.0695],
        [0.0064, 0.07],
      ],
      { crease: 0.5 },
    ),
    turn,
  );
  const clip = placeShape(
    roundedBox({ width: 0.042, height: 0.0016, depth: 0.003, radius: 0.0007 }),
    at([-0.105, 0.0068, 0]),
  );
  const whole = mergeShapes([barrel, cap, ring, clip]);
  const lift = onFloor(whole);
  const move = at([lift.positions[0]! - whole.positions[0]!, lift.positions[1]! - whole.positions[1]!, 0]);
  const gold = createMaterial('brass', '#d8b56a');
  return [
    [placeShape(mergeShapes([barrel, cap]), move), lacquer],
    [placeShape(mergeShapes([ring, clip]), move), gold],
  ];
}

/** Two blank pages with faint lines on a spiral, and a pen on the right one. */
function openNotebook(): ThingModel {
  const cover = createMaterial('leather', '#3a4a52');
  const [wide, deep] = [0.148, 0.21];
  const lined: Material = {
    ...createMaterial('paper', '#ffffff'),
    texture: paintTexture(
      16,
      1024,
      (_, v) => {
        const line = v < 0.9 && Math.abs(((v * 26) % 1) - 0.5) > 0.47;
        return line ? [0.72, 0.78, 0.84] : [0.93, 0.92, 0.88];
      },
      { repeat: false },
    ),
  };
  const half = (side: 1 | -1) => {
    const x = (side * (wide + 0.012)) / 2;
    const stack = 0.0072 + (side > 0 ? 0.0012 : 0);
    const top = grid(14, 2, (u, v) => ({
      position: [
        side * (0.006 + (side > 0 ? u : 1 - u) * wide),
        0.0026 + stack + 0.0012 * Math.sin((side > 0 ? u : 1 - u) * 2.4),
        (0.5 - v) * deep,
      ],
    }));
    const block = placeShape(
      roundedBox({ width: wide, height: stack, depth: deep, radius: 0.0008 }),
      at([x, 0.0024, 0]),
    );
    const board = placeShape(
      roundedBox({ width: wide + 0.005, height: 0.0024, depth: deep + 0.008, radius: 0.001 }),
      at([x, 0, 0]),
    );
    return { top, block, board };
  };
  const [left, right] = [half(-1), half(1)];
  const rings = Array.from({ length: 15 }, (_, i) =>
    tube(
      Array.from({ length: 24 }, (_, k): Vec3 => {
        const angle = (k / 24) * Math.PI * 2;
        return [Math.cos(angle) * 0.0105, 0.0085 + Math.sin(angle) * 0.0085, (i / 14 - 0.5) * (deep - 0.03)];
      }),
      0.0009,
      { segments: 8, isClosed: true },
    ),
  );
  const onPage = { position: [0.085, 0.0128, 0.02] as const, turn: 1.15, scale: 1 };
  const written = pen().map(([shape, material]): Part => [placeShape(shape, onPage), material]);
  return {
    mesh: meshOf(
      placed(
        [
          [mergeShapes([left.board, right.board]), cover],
          [mergeShapes([left.block, right.block]), pages()],
          [mergeShapes([left.top, right.top]), lined],
          [mergeShapes(rings), STEEL],
          ...written,
        ],
        at([0, 0, 0], 0.22),
      ),
    ),
    colored: [cover],
  };
}

function wire(path: readonly (readonly [number, number])[], radius: number): Shape {
  return mergeShapes(
    path.slice(1).map(([x, z], i) => {
      const [px, pz] = path[i]!;
      const length = Math.hypot(x - px, z - pz);
      const rod = lathe(
        [
          [radius, 0],
          [radius, length],
        ],
        { segments: 8 },
      );
      return placeShape(
        placeShape(rod, { position: [0, 0, 0], turn: 0, scale: 1, tilt: [Math.PI / 2, 0] }),
        at([px, 0, pz], Math.atan2(x - px, z - pz)),
      );
    }),
  );
}

function cloth(color: string): Material {
  return {
    ...createMaterial('fabric', color),
    sheen: 0.15,
    roughness: 0.8,
    detail: { kind: 'linen', scale: 0.035, bump: 0.00018, roughness: 0, tint: 0.12 },
  };
}

/** Two boards, a rounded spine on the left, and a block of paper that stands back. */
function bookShapes(
  width: number,
  height: number,
  depth: number,
  cover: Material,
  board = 0.0026,
  overhang = 0.003,
): [Shape, Material][] {
  const plate = roundedBox({ width, height: board, depth, radius: board * 0.4 });
  const block = roundedBox({
    width: width - overhang * 1.6,
    height: height - board * 2,
    depth: depth - overhang * 2,
    radius: 0.0006,
  });
  const spine = grid(12, 1, (u, v) => {
    const angle = Math.PI / 2 + u * Math.PI;
    return {
      position: [
        -width / 2 + 0.001 + Math.cos(angle) * 0.005,
        height / 2 + Math.sin(angle) * (height / 2),
        (v - 0.5) * depth,
      ],
      normal: [Math.cos(angle), Math.sin(angle), 0],
    };
  });
  return [
    [mergeShapes([plate, placeShape(plate, at([0, height - board, 0])), spine]), cover],
    [placeShape(block, at([-overhang * 0.4, board, 0])), pages()],
  ];
}

function bookStack(): ThingModel {
  const sizes = [
    [0.17, 0.034, 0.24, '#3f5a5e'],
    [0.155, 0.024, 0.225, '#b8893f'],
    [0.14, 0.029, 0.2, '#8a4036'],
  ] as const;
  let y = 0;
  const colored: Material[] = [];
  const shapes = sizes.flatMap(([width, height, depth, color], i) => {
    const cover = cloth(color);
    colored.push(cover);
    const placed = bookShapes(width, height, depth, cover).map(([shape, material]): [Shape, Material] => [
      placeShape(shape, at([0.004 * (i - 1), y, 0.003 * i], (i - 1) * 0.13)),
      material,
    ]);
    y += height;
    return placed;
  });
  return { mesh: meshOf(shapes), colored };
}

function openBook(): ThingModel {
  const cover = cloth('#41525c');
  const half = (side: 1 | -1) =>
    grid(28, 2, (u, v) => {
      const bulge =
        0.015 * Math.sin(Math.min(1, u * 1.15) * Math.PI) ** 0.8 * (1 - u * 0.45) +
        0.01 * (1 - u) * Math.min(1, u * 8);
      return { position: [side * (0.001 + u * 0.145), 0.0035 + bulge, (v - 0.5) * 0.205] };
    });
  const edge = (side: 1 | -1) =>
    grid(1, 2, (u, v) => ({ position: [side * 0.146, 0.003 + u * 0.0012, (v - 0.5) * 0.205] }));
  const ends = ([1, -1] as const).flatMap((side) =>
    ([1, -1] as const).map((end) =>
      grid(28, 1, (u, v) => {
        const bulge =
          0.015 * Math.sin(Math.min(1, u * 1.15) * Math.PI) ** 0.8 * (1 - u * 0.45) +
          0.01 * (1 - u) * Math.min(1, u * 8);
        return { position: [side * (0.001 + u * 0.145), 0.003 + v * (bulge + 0.0005), end * 0.1025] };
      }),
    ),
  );
  const board = roundedBox({ width: 0.302, height: 0.003, depth: 0.214, radius: 0.0012 });
  const paper: Material = { ...createMaterial('paper', '#e8e1d0') };
  return {
    mesh: meshOf([
      [board, cover],
      [mergeShapes([half(1), half(-1)]), paper],
      [mergeShapes([edge(1), edge(-1), ...ends]), pages()],
    ]),
    colored: [cover],
  };
}

function pencil(color: string, isColored = false): ThingModel {
  const paint = createMaterial('lacquer', color);
  const wood = createMaterial('raw-wood', '#c99a66');
  const lead = isColored ? createMaterial('matte', color) : createMaterial('satin', '#2b2b2d');
  const r = 0.0037;
  const lie = { position: [0, 0, 0] as const, turn: 0, scale: 1, tilt: [0, Math.PI / 2] as const };
  const place = (shape: Shape) => placeShape(placeShape(shape, lie), at([0.0875, r * 0.88, 0]));
  const body = place(
    lathe(
      [
        [r, 0.022],
        [r, 0.16],
      ],
      { segments: 6, crease: 0.2 },
    ),
  );
  const cone = place(
    lathe(
      [
        [0.0011, 0.005],
        [r * 0.98, 0.0225],
      ],
      { segments: 24 },
    ),
  );
  const tip = place(
    lathe(
      [
        [0, 0],
        [0.0004, 0.0003],
        [0.0012, 0.0052],
      ],
      { segments: 16, crease: 2 },
    ),
  );
  const end = isColored
    ? [
        [
          place(
            lathe(
              [
                [r, 0.16],
                [r, 0.174],
                [r * 0.6, 0.175],
                [0, 0.175],
              ],
              { segments: 24, crease: 0.4 },
            ),
          ),
          paint,
        ] as const,
      ]
    : [
        [
          place(
            lathe(
              [
                [r, 0.159],
                [r * 1.06, 0.16],
                [r * 1.06, 0.168],
                [r, 0.169],
              ],
              { segments: 24, crease: 0.4 },
            ),
          ),
          createMaterial('brass', '#c9b27a'),
        ] as const,
        [
          place(
            lathe(
              [
                [r * 0.96, 0.168],
                [r * 0.96, 0.174],
                [r * 0.7, 0.176],
                [0, 0.176],
              ],
              { segments: 24, crease: 0.6 },
            ),
          ),
          createMaterial('rubber', '#c9807c'),
        ] as const,
      ];
  return {
    mesh: meshOf([[body, paint], [cone, wood], [tip, lead], ...end]),
    colored: isColored ? [paint, lead] : [paint],
  };
}
