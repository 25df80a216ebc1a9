// @ts-nocheck -- The brand engine of the theme, bundled by packages/theme/build/brands.ts.
var names = [
  "aliceblue f0f8ff, antiquewhite faebd7, aqua 00ffff, aquamarine 7fffd4, azure f0ffff, beige f5f5dc, ",
  "bisque ffe4c4, black 000000, blanchedalmond ffebcd, blue 0000ff, blueviolet 8a2be2, brown a52a2a, ",
  "burlywood deb887, cadetblue 5f9ea0, chartreuse 7fff00, chocolate d2691e, coral ff7f50, cornflowerblue 6495ed, ",
  "cornsilk fff8dc, crimson dc143c, cyan 00ffff, darkblue 00008b, darkcyan 008b8b, darkgoldenrod b8860b, ",
  "darkgray a9a9a9, darkgreen 006400, darkgrey a9a9a9, darkkhaki bdb76b, darkmagenta 8b008b, ",
  "darkolivegreen 556b2f, darkorange ff8c00, darkorchid 9932cc, darkred 8b0000, darksalmon e9967a, ",
  "darkseagreen 8fbc8f, darkslateblue 483d8b, darkslategray 2f4f4f, darkslategrey 2f4f4f, darkturquoise 00ced1, ",
  "darkviolet 9400d3, deeppink ff1493, deepskyblue 00bfff, dimgray 696969, dimgrey 696969, dodgerblue 1e90ff, ",
  "firebrick b22222, floralwhite fffaf0, forestgreen 228b22, fuchsia ff00ff, gainsboro dcdcdc, ",
  "ghostwhite f8f8ff, gold ffd700, goldenrod daa520, gray 808080, green 008000, greenyellow adff2f, grey 808080, ",
  "honeydew f0fff0, hotpink ff69b4, indianred cd5c5c, indigo 4b0082, ivory fffff0, khaki f0e68c, ",
  "lavender e6e6fa, lavenderblush fff0f5, lawngreen 7cfc00, lemonchiffon fffacd, lightblue add8e6, ",
  "lightcoral f08080, lightcyan e0ffff, lightgoldenrodyellow fafad2, lightgray d3d3d3, lightgreen 90ee90, ",
  "lightgrey d3d3d3, lightpink ffb6c1, lightsalmon ffa07a, lightseagreen 20b2aa, lightskyblue 87cefa, ",
  "lightslategray 778899, lightslategrey 778899, lightsteelblue b0c4de, lightyellow ffffe0, lime 00ff00, ",
  "limegreen 32cd32, linen faf0e6, magenta ff00ff, maroon 800000, mediumaquamarine 66cdaa, mediumblue 0000cd, ",
  "mediumorchid ba55d3, mediumpurple 9370db, mediumseagreen 3cb371, mediumslateblue 7b68ee, ",
  "mediumspringgreen 00fa9a, mediumturquoise 48d1cc, mediumvioletred c71585, midnightblue 191970, ",
  "mintcream f5fffa, mistyrose ffe4e1, moccasin ffe4b5, navajowhite ffdead, navy 000080, oldlace fdf5e6, ",
  "olive 808000, olivedrab 6b8e23, orange ffa500, orangered ff4500, orchid da70d6, palegoldenrod eee8aa, ",
  "palegreen 98fb98, paleturquoise afeeee, palevioletred db7093, papayawhip ffefd5, peachpuff ffdab9, ",
  "peru cd853f, pink ffc0cb, plum dda0dd, powderblue b0e0e6, purple 800080, rebeccapurple 663399, red ff0000, ",
  "rosybrown bc8f8f, royalblue 4169e1, saddlebrown 8b4513, salmon fa8072, sandybrown f4a460, seagreen 2e8b57, ",
  "seashell fff5ee, sienna a0522d, silver c0c0c0, skyblue 87ceeb, slateblue 6a5acd, slategray 708090, ",
  "slategrey 708090, snow fffafa, springgreen 00ff7f, steelblue 4682b4, tan d2b48c, teal 008080, thistle d8bfd8, ",
  "tomato ff6347, turquoise 40e0d0, violet ee82ee, wheat f5deb3, white ffffff, whitesmoke f5f5f5, yellow ffff00, ",
  "yellowgreen 9acd32"
].join("");
function parseColor(text2) {
  const color = text2.trim().toLowerCase();
  if (/^#[0-9a-f]{6}$/.test(color)) return color;
  if (/^#[0-9a-f]{3}$/.test(color)) return `#${[...color.slice(1)].map((digit) => digit + digit).join("")}`;
  const [, ...parts] = /^rgb\(\s*(\d{1,3})\s*[\s,]\s*(\d{1,3})\s*[\s,]\s*(\d{1,3})\s*\)$/.exec(color) ?? [];
  if (parts.length === 3 && parts.every((part2) => Number(part2) <= 255))
    return `#${parts.map((part2) => Number(part2).toString(16).padStart(2, "0")).join("")}`;
  const named = /^[a-z]{3,20}$/.test(color) && new RegExp(`(?:^|, )${color} ([0-9a-f]{6})`).exec(names)?.[1];
  return named ? `#${named}` : void 0;
}

var defaultBrand = {
  slug: "capstan",
  name: "Capstan",
  colors: { primary: "#004A98", background: "#ffffff", secondary: "#008FBE" }
};
function readBrand(value) {
  if (!isRecord(value) || !isRecord(value.colors)) return void 0;
  const refused = [];
  const take = (path, given, { read, reason, used }) => {
    if (given === void 0) return void 0;
    const taken = read(given);
    if (taken === void 0) refused.push({ path, value: shortText(given), reason, used });
    return taken;
  };
  const { colors, fontSizes } = value;
  const slug = take("slug", value.slug ?? null, fields.slug) ?? "brand";
  const primary = take("colors.primary", colors.primary ?? null, fields.primary) ?? defaultPrimary;
  const sizes = isRecord(fontSizes) ? Object.entries(fontSizes).map(([name, size]) => [
    name,
    take(`fontSizes.${name}`, size, sizeNames.includes(name) ? fields.fontSize : fields.unknownSize)
  ]) : [];
  if (fontSizes !== void 0 && !isRecord(fontSizes)) take("fontSizes", fontSizes, fields.unknownSize);
  const brand = {
    slug,
    name: take("name", value.name, fields.name),
    logo: take("logo", value.logo, fields.logo),
    colors: defined({
      primary,
      secondary: take("colors.secondary", colors.secondary, fields.secondary),
      background: take("colors.background", colors.background, fields.background)
    }),
    fontFamily: take("fontFamily", value.fontFamily, fields.font),
    headingFontFamily: take("headingFontFamily", value.headingFontFamily, fields.headingFont),
    radius: take("radius", value.radius, fields.radius),
    fontSizes: sizes.some(([, size]) => size !== void 0) ? defined(Object.fromEntries(sizes)) : void 0
  };
  return { brand: defined(brand), refused };
}
var slugPattern = /^[a-z0-9](?:[a-z0-9-]{0,62}[a-z0-9])?$/;
var logoPattern = /^(?:https?:\/\/|data:image\/|(?![a-z][a-z0-9+.-]*:))\S+$/i;
var hidden = /[\p{Cc}\p{Zl}\p{Zp}\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF]/u;
var fontPattern = /^(?:"[A-Za-z0-9 _-]+"|[A-Za-z0-9_-]+(?: [A-Za-z0-9_-]+)*)(?: ?, ?(?:"[A-Za-z0-9 _-]+"|[A-Za-z0-9_-]+(?: [A-Za-z0-9_-]+)*))*$/;
var sizeNames = ["dense", "body", "lead", "title"];
var defaultPrimary = "#004A98";
var textField = (most, isGood) => (value) => typeof value === "string" && value.length <= most && isGood(value) ? value : void 0;
var numberField = (low, high) => (value) => typeof value === "number" && value >= low && value <= high ? value : void 0;
var colorField = (used) => ({
  // A colour that is written in digits stays as the partner wrote it.
  read: (value) => typeof value === "string" && value.length <= 40 ? /^#/.test(value) && parseColor(value) ? value : parseColor(value) : void 0,
  reason: "A colour is #rgb, #rrggbb, rgb(47 74 60) or a name of CSS, and is not transparent.",
  used
});
var fontField = (used) => ({
  read: (value) => {
    const font = typeof value === "string" && value.length <= 300 ? value.replaceAll("'", '"') : "";
    return fontPattern.test(font) ? font : void 0;
  },
  reason: 'A font is a list of names with commas between, at most 300 characters: Georgia, "Times New Roman", serif.',
  used
});
var fields = {
  slug: {
    read: textField(64, (text2) => slugPattern.test(text2)),
    reason: "A slug is lower-case letters, digits and hyphens, at most 64.",
    used: "brand"
  },
  name: {
    read: textField(120, (text2) => !hidden.test(text2)),
    reason: "A name is one line of at most 120 characters that are all shown.",
    used: "no name"
  },
  logo: {
    read: textField(2e4, (text2) => !hidden.test(text2) && logoPattern.test(text2)),
    reason: "A logo is a path, an address of https, or data:image/, of at most 20,000 characters.",
    used: "the logo that the platform has for the slug"
  },
  primary: colorField(defaultPrimary),
  secondary: colorField("the primary colour"),
  background: colorField("#ffffff"),
  font: fontField("the font of the default brand"),
  headingFont: fontField("the font of the text"),
  radius: {
    read: numberField(0, 16),
    reason: "A radius is a number from 0 to 16, without a unit.",
    used: "the radius of the default brand"
  },
  fontSize: {
    read: numberField(10, 40),
    reason: "A text size is a number from 10 to 40, without a unit.",
    used: "the size of the default brand"
  },
  unknownSize: {
    read: () => void 0,
    reason: "The text sizes are dense, body, lead and title.",
    used: "the sizes of the default brand"
  }
};
function shortText(value) {
  if (value === null) return "nothing";
  const text2 = typeof value === "string" ? value : typeof value === "number" ? String(value) : JSON.stringify(value);
  return text2.length > 80 ? `${text2.slice(0, 79)}\u2026` : text2;
}
function isRecord(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
function defined(record) {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== void 0));
}

function parseHex(hex) {
  const digits = hex.slice(1);
  const full = digits.length === 3 ? [...digits].map((digit) => digit + digit).join("") : digits;
  const part2 = (index) => parseInt(full.slice(index, index + 2), 16) / 255;
  return [part2(0), part2(2), part2(4)];
}
function toHex(rgb) {
  const byte = (part2) => Math.round(clamp(part2) * 255);
  return `#${rgb.map((part2) => byte(part2).toString(16).padStart(2, "0")).join("")}`;
}
function linear(part2) {
  return part2 <= 0.04045 ? part2 / 12.92 : ((part2 + 0.055) / 1.055) ** 2.4;
}
function oklabOf([r, g, b]) {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  ];
}
function oklch(hex) {
  const [r, g, b] = parseHex(hex);
  const [lightness, a, bb] = oklabOf([linear(r), linear(g), linear(b)]);
  return [lightness, Math.hypot(a, bb), (Math.atan2(bb, a) * 180 / Math.PI + 360) % 360];
}
function fromOklch(lightness, chroma, hue) {
  for (let c = Math.max(0, chroma); ; c = Math.max(0, c - 4e-3)) {
    const radians = hue * Math.PI / 180;
    const rgb = linearRgb([lightness, c * Math.cos(radians), c * Math.sin(radians)]);
    if (c === 0 || rgb.every((part2) => part2 >= -5e-4 && part2 <= 1.0005)) {
      return toHex([gamma(rgb[0]), gamma(rgb[1]), gamma(rgb[2])]);
    }
  }
}
function linearRgb([lightness, a, b]) {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s
  ];
}
function gamma(part2) {
  const p = clamp(part2);
  return p <= 31308e-7 ? 12.92 * p : 1.055 * p ** (1 / 2.4) - 0.055;
}
function clamp(part2) {
  return Math.min(1, Math.max(0, part2));
}

function contrast(one, other) {
  return ratio(luminance(one), luminance(other));
}
function unreadablePairs(roles, pairs) {
  const lights = new Map(Object.entries(roles).map(([role, colour]) => [role, luminance(colour)]));
  const of = (role) => lights.get(role) ?? 0;
  return pairs.filter(
    ({ foreground, background, minimum }) => ratio(of(foreground), of(background)) < minimum
  );
}
function ratio(one, other) {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}
function reach(hex, backgrounds, minimum, direction) {
  const [lightness, chroma, hue] = oklch(hex);
  const step = direction === "darker" ? -1 / 200 : 1 / 200;
  const behind = backgrounds.map(luminance);
  for (let l = lightness, i = 0; l >= 0 && l <= 1; l += step, i++) {
    const colour = i === 0 ? hex.toLowerCase() : fromOklch(l, chroma, hue);
    const own = luminance(colour);
    if (behind.every((background) => ratio(own, background) >= minimum)) return colour;
  }
  return direction === "darker" ? "#000000" : "#ffffff";
}
function luminance(hex) {
  const [r, g, b] = parseHex(hex);
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
}

var surfaces = ["surface", "surface-raised", "surface-sunken", "surface-hover", "surface-overlay"];
var tones = ["success", "warning", "danger", "info"];
var text = (foreground, background) => ({
  foreground,
  background,
  minimum: 4.5
});
var part = (foreground, background) => ({
  foreground,
  background,
  minimum: 3
});
var contrastPairs = [
  ...surfaces.flatMap((surface) => [
    ...["text", "text-muted", "primary-text", "accent-text", ...tones].map((role) => text(role, surface)),
    ...["primary-edge", "focus", "accent", "border-strong"].map((role) => part(role, surface))
  ]),
  ...["primary", "primary-hover", "primary-active"].map((fill) => text("on-primary", fill)),
  ...["text", "text-muted"].map((role) => text(role, "surface-active")),
  ...["text", "on-primary-soft", "primary-text"].map((role) => text(role, "primary-soft")),
  part("focus", "primary-soft"),
  text("on-selection", "selection"),
  text("on-accent", "accent"),
  text("accent-text", "accent-soft"),
  text("on-inverse", "inverse"),
  text("inverse-link", "inverse"),
  text("on-danger-button", "danger-button"),
  ...tones.flatMap((tone) => [
    ...[`on-${tone}-soft`, tone, "text"].map((role) => text(role, `${tone}-soft`)),
    text(`on-${tone}`, `${tone}-fill`),
    text(`on-${tone}-soft`, "surface-raised")
  ]),
  ...[1, 2, 3, 4, 5, 6, 7, 8].map((n) => part(`data-${n}`, "surface-raised")),
  ...[1, 2, 3, 4, 5].map((n) => text(`on-avatar-${n}`, `avatar-${n}`))
];

function derivePrimary({ primary, fill, all, mode, note }) {
  const dark = mode === "dark";
  const away = dark ? "lighter" : "darker";
  const [lightness, chroma] = oklch(fill.colour);
  const [, , hue] = oklch(primary);
  const pressed = (step) => {
    const colour = fromOklch(lightness + (fill.on === "#ffffff" ? -step : step), chroma, hue);
    return contrast(colour, fill.on) >= 4.5 ? colour : fill.colour;
  };
  const soft = dark ? fromOklch(0.305, Math.min(0.07, chroma), hue) : fromOklch(0.953, Math.min(0.024, chroma), hue);
  const edge = reach(fill.colour, all, 3.05, away);
  const text2 = reach(primary, [...all, soft], 4.6, away);
  note(
    "primary-edge",
    fill.colour,
    edge,
    "the fill stays as the brand has it; its edge, marks and bars take the nearest 3:1 colour"
  );
  note(
    "primary-text",
    primary,
    text2,
    "links and selected words need 4.5:1 on every surface and on primary-soft"
  );
  return {
    primary: fill.colour,
    "on-primary": fill.on,
    "primary-edge": edge,
    "primary-hover": pressed(dark ? 0.03 : 0.045),
    "primary-active": pressed(dark ? 0.055 : 0.085),
    "primary-soft": soft,
    "primary-text": text2,
    "on-primary-soft": text2,
    "primary-border": reach(dark ? fromOklch(0.5, 0.09, hue) : fromOklch(0.8, 0.06, hue), all, 1.5, away)
  };
}

function categories(primary, surface, mode) {
  const [lightness, chroma, hue] = oklch(primary);
  const first = fromOklch(lightness, Math.min(Math.max(chroma, 0.09), 0.17), hue);
  const taken = [reach(first, [surface], 3.05, mode === "dark" ? "lighter" : "darker")];
  const pool = candidates(hue, surface, mode).map((colour) => ({ colour, least: Infinity, last: 0 }));
  while (taken.length < 8) taken.push(farthest(pool, taken));
  return taken;
}
var hues = [25, 55, 80, 155, 185, 215, 250, 280, 310, 345];
function candidates(brandHue, surface, mode) {
  const lights = mode === "dark" ? [0.58, 0.66, 0.74, 0.82, 0.89] : [0.34, 0.43, 0.52, 0.6, 0.66];
  return lights.flatMap((lightness) => [...hues, brandHue].map((hue) => ({ lightness, hue }))).filter(({ lightness, hue }) => mode === "dark" || lightness >= 0.5 || hue >= 120 && hue <= 330).map(
    ({ lightness, hue }) => fromOklch(lightness, (lightness > 0.58 ? 0.125 : 0.105) * (hue === 80 ? 0.92 : 1), hue)
  ).filter((colour) => contrast(colour, surface) >= 3.05);
}
function farthest(pool, taken) {
  const lastTaken = taken.at(-1) ?? "#000000";
  let best = { colour: "#000000", score: -1 };
  for (const candidate of pool) {
    candidate.last = distance(candidate.colour, lastTaken);
    candidate.least = Math.min(candidate.least, candidate.last);
    const score = candidate.least + 0.12 * candidate.last;
    if (score > best.score && !taken.includes(candidate.colour)) best = { colour: candidate.colour, score };
  }
  return best.colour;
}
function distance(one, other) {
  const [a, b] = [seenByAll(one), seenByAll(other)];
  return Math.min(
    ...a.map(([x, y, z], sight) => {
      const [bx = 0, by = 0, bz = 0] = b[sight] ?? [];
      return 100 * Math.hypot(x - bx, y - by, z - bz);
    })
  );
}
var sights = [
  [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
  [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-3882e-6, -0.048116, 1.051998]],
  [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.01182, 0.04294, 0.968881]],
  [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [4733e-6, 0.691367, 0.3039]]
];
var seenBefore = /* @__PURE__ */ new Map();
function seenByAll(hex) {
  const known = seenBefore.get(hex);
  if (known) return known;
  const seen = sights.map((sight) => seenBy(hex, sight));
  if (seenBefore.size > 1e3) seenBefore.clear();
  seenBefore.set(hex, seen);
  return seen;
}
function seenBy(hex, sight) {
  const [r, g, b] = parseHex(hex);
  const [lr, lg, lb] = [linear(r), linear(g), linear(b)];
  const [x = 0, y = 0, z = 0] = sight.map((row) => Math.max(0, row[0] * lr + row[1] * lg + row[2] * lb));
  return oklabOf([x, y, z]);
}

function deriveDarkPaper(paper) {
  const [light, chroma, hue] = oklch(paper);
  const step = (by) => fromOklch(Math.max(0, light + by), chroma, hue);
  return {
    surface: step(-0.03),
    "surface-raised": paper,
    "surface-sunken": step(-0.015),
    "surface-hover": step(0.033),
    "surface-active": step(0.068),
    "surface-overlay": step(0.028)
  };
}
function deriveSurfaces(primary, paper, mode) {
  const [, , hue] = oklch(primary);
  const [light, chroma, paperHue] = oklch(paper);
  const neutral = (lightness, breath) => fromOklch(lightness, breath, hue);
  if (mode === "dark") {
    return {
      surface: neutral(0.178, 0.01),
      "surface-raised": neutral(0.222, 0.012),
      "surface-sunken": neutral(0.198, 0.011),
      "surface-hover": neutral(0.255, 0.014),
      "surface-active": neutral(0.29, 0.016),
      "surface-overlay": neutral(0.25, 0.013)
    };
  }
  return {
    surface: contrast(paper, "#ffffff") < 1.03 ? neutral(0.984, 35e-4) : fromOklch(light - 0.012, chroma, paperHue),
    "surface-raised": paper,
    "surface-sunken": neutral(Math.min(0.962, light - 0.035), 6e-3),
    "surface-hover": neutral(Math.min(0.97, light - 0.028), 6e-3),
    "surface-active": neutral(Math.min(0.94, light - 0.05), 9e-3),
    "surface-overlay": paper
  };
}
function allSurfaces(roles) {
  return ["surface", "surface-raised", "surface-sunken", "surface-hover", "surface-overlay"].map(
    (name) => roles[name] ?? "#ffffff"
  );
}

function numbered(name, colours) {
  return Object.fromEntries(colours.map((colour, index) => [`${name}-${index + 1}`, colour]));
}

function deriveRest(primary, roles, mode) {
  const dark = mode === "dark";
  const away = dark ? "lighter" : "darker";
  const [, , hue] = oklch(primary);
  const soft = roles["primary-soft"] ?? "#ffffff";
  const raised = roles["surface-raised"] ?? "#ffffff";
  const inverse = dark ? fromOklch(0.92, 6e-3, hue) : fromOklch(0.27, 0.02, hue);
  const text2 = reach(dark ? fromOklch(0.95, 6e-3, hue) : fromOklch(0.235, 0.022, hue), [soft], 7, away);
  return {
    focus: reach(
      roles["primary-text"] ?? primary,
      [...allSurfaces(roles), roles["surface-active"] ?? raised, soft],
      3.1,
      away
    ),
    selection: soft,
    "on-selection": text2,
    inverse,
    "on-inverse": dark ? fromOklch(0.2, 0.02, hue) : fromOklch(0.98, 4e-3, hue),
    "inverse-link": reach(primary, [inverse], 4.6, dark ? "darker" : "lighter"),
    skeleton: dark ? fromOklch(0.29, 0.012, hue) : fromOklch(0.925, 7e-3, hue),
    track: dark ? fromOklch(0.32, 0.014, hue) : fromOklch(0.915, 8e-3, hue),
    ...numbered("data", categories(primary, raised, mode)),
    ...deriveAvatars(mode)
  };
}
function deriveAvatars(mode) {
  const dark = mode === "dark";
  const hues2 = [250, 165, 60, 330, 295];
  const fills = hues2.map((hue) => dark ? fromOklch(0.36, 0.07, hue) : fromOklch(0.925, 0.045, hue));
  const words = hues2.map(
    (hue, index) => reach(
      dark ? fromOklch(0.86, 0.08, hue) : fromOklch(0.42, 0.1, hue),
      [fills[index] ?? "#ffffff"],
      5,
      dark ? "lighter" : "darker"
    )
  );
  return { ...numbered("avatar", fills), ...numbered("on-avatar", words) };
}

function deriveTexts(primary, surfaces2, mode) {
  const [, , hue] = oklch(primary);
  const away = mode === "dark" ? "lighter" : "darker";
  const n = (light, lightChroma, dark, darkChroma) => mode === "dark" ? fromOklch(dark, darkChroma, hue) : fromOklch(light, lightChroma, hue);
  const all = allSurfaces(surfaces2);
  const active = surfaces2["surface-active"] ?? "#ffffff";
  const resting = [surfaces2.surface, surfaces2["surface-raised"], surfaces2["surface-sunken"]].map(
    (s) => s ?? "#ffffff"
  );
  return {
    text: reach(n(0.235, 0.022, 0.95, 6e-3), all, 12, away),
    "text-muted": reach(n(0.485, 0.02, 0.72, 0.014), [...all, active], 4.8, away),
    "text-disabled": reach(n(0.66, 0.012, 0.5, 0.012), resting, 3.05, away),
    border: n(0.908, 8e-3, 0.315, 0.014),
    "border-subtle": n(0.94, 6e-3, 0.275, 0.012),
    "border-strong": reach(n(0.7, 0.016, 0.5, 0.016), all, 3.1, away)
  };
}

var tones2 = { success: [155, 0.13], warning: [70, 0.12], danger: [25, 0.19], info: [245, 0.13] };
function deriveTones(all, mode) {
  return Object.assign(
    {},
    ...Object.entries(tones2).map(([tone, [hue, chroma]]) => deriveTone(tone, hue, chroma, all, mode))
  );
}
function deriveTone(tone, hue, chroma, all, mode) {
  const dark = mode === "dark";
  const away = dark ? "lighter" : "darker";
  const isWarning = tone === "warning";
  const soft = dark ? fromOklch(0.29, 0.055, hue) : fromOklch(isWarning ? 0.965 : 0.957, isWarning ? 0.04 : 0.025, hue);
  const colour = reach(
    dark ? fromOklch(0.74, chroma, hue) : fromOklch(0.57, chroma, hue),
    [...all, soft],
    4.55,
    away
  );
  return {
    [`${tone}-soft`]: soft,
    [`on-${tone}-soft`]: reach(
      dark ? fromOklch(0.82, 0.1, hue) : fromOklch(0.46, chroma * 0.82, hue),
      [soft, ...all],
      5.2,
      away
    ),
    [tone]: colour,
    [`${tone}-fill`]: reach(dark ? fromOklch(0.56, chroma, hue) : colour, ["#ffffff"], 4.5, "darker"),
    [`on-${tone}`]: "#ffffff",
    [`${tone}-border`]: dark ? fromOklch(0.42, 0.08, hue) : fromOklch(0.87, 0.06, hue)
  };
}
function dangerButton(primary, roles) {
  const [, chroma, hue] = oklch(primary);
  const apart = Math.abs((hue - tones2.danger[0] + 540) % 360 - 180);
  const isOutline = chroma > 0.04 && apart <= 20;
  return {
    "danger-button": (isOutline ? roles["surface-raised"] : roles["danger-fill"]) ?? "",
    "on-danger-button": (isOutline ? roles.danger : roles["on-danger"]) ?? "",
    "danger-button-edge": (isOutline ? roles.danger : roles["danger-fill"]) ?? ""
  };
}

function pickPrimary(primary, surfaces2) {
  const ink = fromOklch(0.18, 0.02, oklch(primary)[2]);
  const white2 = nearest(primary, "#ffffff", surfaces2);
  const dark = nearest(primary, ink, surfaces2);
  const isBright = contrast(primary, ink) >= 7 && isFar(white2) && isFar(dark);
  if (isBright) return { colour: primary, on: ink };
  if (white2 && (white2.step <= 0.14 || !dark || white2.step <= dark.step + 0.1)) return white2;
  return dark ?? { colour: primary, on: contrast(primary, "#ffffff") >= 4.5 ? "#ffffff" : "#000000" };
}
function isFar(candidate) {
  return !candidate || candidate.step > 0.2;
}
function nearest(primary, on, surfaces2) {
  const [lightness, chroma, hue] = oklch(primary);
  for (let i = 0; i <= 400; i++) {
    for (const direction of [-1, 1]) {
      const l = lightness + direction * i / 400;
      if (l <= 0.02 || l >= 0.98) continue;
      const colour = i === 0 ? primary : fromOklch(l, chroma, hue);
      if (fits(colour, on, surfaces2)) return { colour, on, step: i / 400 };
    }
  }
  return void 0;
}
function fits(colour, on, surfaces2) {
  return contrast(colour, on) >= 4.5 && surfaces2.every((surface) => contrast(colour, surface) >= 3);
}

function deriveColors(brand, mode) {
  const paper = colorOf(brand.colors.background, white);
  const onPaper = derive(brand, mode, paper);
  if (mode === "dark" || paper === white || isReadable(onPaper.roles)) return onPaper;
  const { roles, changes } = derive(brand, mode, white);
  const why = "not every text and part can have enough contrast with this background: choose a lighter or a darker one";
  return { roles, changes: [{ role: "background", from: paper, to: white, why }, ...changes] };
}
var white = "#ffffff";
function isReadable(roles) {
  return unreadablePairs(roles, contrastPairs).length === 0;
}
function derive(brand, theme, paper) {
  const isDarkPaper = theme === "light" && contrast(paper, white) > contrast(paper, "#000000");
  const mode = isDarkPaper ? "dark" : theme;
  const changes = [];
  const note = (role, from, to, why) => {
    if (from !== to) changes.push({ role, from, to, why });
  };
  const primary = colorOf(brand.colors.primary, defaultBrand.colors.primary);
  const secondary = colorOf(brand.colors.secondary, primary);
  const surfaces2 = isDarkPaper ? deriveDarkPaper(paper) : deriveSurfaces(primary, paper, mode);
  const all = allSurfaces(surfaces2);
  const fill = pickPrimary(primary, all);
  note("primary", primary, fill.colour, fillReason(primary, fill, all));
  const brandRoles = derivePrimary({ primary, fill, all, mode, note });
  const accent = deriveAccent(secondary, all, mode);
  note("accent", secondary, accent.accent ?? secondary, "a part needs 3:1 on every surface");
  const roles = {
    ...surfaces2,
    ...deriveTexts(primary, surfaces2, mode),
    ...brandRoles,
    ...accent,
    ...deriveTones(all, mode),
    ...deriveRest(primary, { ...surfaces2, ...brandRoles }, mode)
  };
  return { roles: { ...roles, ...dangerButton(primary, roles) }, changes };
}
function fillReason(primary, fill, all) {
  const least = (colour) => Math.min(...all.map((surface) => contrast(colour, surface))).toFixed(2);
  const under = (colour) => contrast(colour, fill.on).toFixed(2);
  return `${under(primary)}:1 under its text, ${least(primary)}:1 on the surfaces; now ${under(fill.colour)} and ${least(fill.colour)}`;
}
function colorOf(text2, otherwise) {
  return parseColor(text2 ?? otherwise) ?? otherwise.toLowerCase();
}
function deriveAccent(secondary, all, mode) {
  const away = mode === "dark" ? "lighter" : "darker";
  const [, , hue] = oklch(secondary);
  const accent = reach(secondary, all, 3.05, away);
  const soft = mode === "dark" ? fromOklch(0.3, 0.05, hue) : fromOklch(0.955, 0.022, hue);
  const on = contrast("#ffffff", accent) >= 4.5 ? "#ffffff" : fromOklch(0.18, 0.02, hue);
  return {
    accent,
    "accent-soft": soft,
    "accent-text": reach(secondary, [...all, soft], 4.6, away),
    "on-accent": contrast(on, accent) >= 4.5 ? on : "#000000"
  };
}

function brandTheme(document) {
  const { brand, refused } = readBrand(document) ?? { brand: defaultBrand, refused: [] };
  const light = deriveColors(brand, "light");
  const dark = deriveColors(brand, "dark");
  const colours = Object.entries(light.roles).map(([role, colour]) => [
    `--capstan-${role}`,
    `light-dark(${colour}, ${dark.roles[role] ?? colour})`
  ]);
  const allRefused = [
    ...refused,
    ...light.changes.filter(({ role }) => role === "background").map(refusedPaper)
  ];
  return {
    slug: brand.slug,
    ...allRefused.length > 0 && { refused: allRefused },
    ...brand.logo && { logo: brand.logo },
    properties: { ...Object.fromEntries(colours), ...shapes(brand) },
    changes: { light: light.changes, dark: dark.changes }
  };
}
function refusedPaper({ from, to, why }) {
  return { path: "colors.background", value: from, reason: `On this paper ${why}.`, used: to };
}
function shapes(brand) {
  const sizes = Object.entries(brand.fontSizes ?? {}).map(([name, size]) => [
    `--capstan-font-size-${name}`,
    units(size)
  ]);
  return {
    ...brand.fontFamily && { "--capstan-font-family-body": brand.fontFamily },
    ...brand.headingFontFamily && { "--capstan-font-family-heading": brand.headingFontFamily },
    ...brand.radius !== void 0 && { "--capstan-radius-base": units(brand.radius) },
    ...Object.fromEntries(sizes)
  };
}
function units(size) {
  return `calc(${size} * var(--capstan-unit))`;
}
export {
  brandTheme
};
