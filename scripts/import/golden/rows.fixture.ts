import { GOLDEN_COLUMNS, type GoldenStats } from "./agreement.ts";

/** Name and number of a vehicle, then its figures by {@link GOLDEN_COLUMNS}; nothing for one that is not stated. */
const ROWS = `
TVP T 50/51,2417,1800,320,2603,248,310,50,0.35,2.1,40,25,60,54,36,410
Progetto M40 mod. 65,2721,1900,360,2160,268,330,105,0.35,2.5,40,18.75,65,54,34,400
Hummel,273,335,480,1090,38,48,154,0.7,4.9,22.15,11.29,42,24,10,265
Type 5 Heavy,3937,2900,900,2700,75,192,252,0.47,2.9,151.1,9.07,25,20,18,400
FCM 50 t,64065,1500,240,2117,212,259,45,0.36,2.3,54.24,23.05,51,40,36,400
Sav m/43,3201,415,110,1571,63,115,38,0.4,2,12.4,11.45,43,30,40,310
TKS z n.k.m. 20 mm,401,320,11,836,43,55,,0.4,1.8,2.8,15,45,45,44,290
Conqueror,4433,1850,280,2847,220,252,47,0.33,2.1,65.13,9.98,34.3,24,30,400
Type 98 Ke-Ni,2401,405,45,1285,49,69,18,0.41,1.5,7.2,18.06,50,44,36,310
Strv 103-0,4481,1500,390,2720,288,330,53,0.4,3,36.72,14.7,50,38,16,360
121B,63537,1950,390,2888,261,350,105,0.33,2.2,40,17.5,55,50,42,420
Ferdinand,7697,1500,240,2360,203,237,44,0.32,2.3,65.9,9.1,30,18,26,370
`;

/**
 * Figures of a public wiki (read on 2025-01-26, the-new-day/tank-finder f4309053), a
 * source independent of the client: one vehicle of every kind that is computed in its
 * own way (single shot, clip, burst, autoreloader, casemate, SPG, explosive first shell).
 */
export const GOLDEN_ROWS: Readonly<Record<string, GoldenStats>> = Object.fromEntries(
  ROWS.trim()
    .split("\n")
    .map((row) => {
      const [, id, ...figures] = row.split(",");
      const stated = GOLDEN_COLUMNS.flatMap((column, at) => (figures[at] ? [[column, Number(figures[at])]] : []));
      return [id, Object.fromEntries(stated)];
    }),
);
