/** Who works where, beside `samples/`: name | role at the till | dollars an hour | hired on. */
export const teams: Readonly<Record<string, string>> = {
  'Harbour Kitchen': `
Maria Delgado | Shift lead | 24.5 | 2021-05-17
James Okafor | Server | 19 | 2022-03-07
Emily Novak | Server | 17.5 | 2024-06-10
Andre Baptiste | Server | 18.5 | 2023-10-02
Grace Kim | Server | 17 | 2025-04-22
Tyler Brooks | Server | 16.5 | 2026-02-16`,
  'Borough Provisions': `
Hannah Whitlock | Shift lead | 21.5 | 2020-11-02
Oliver Marsh | Server | 16.5 | 2023-02-13
Priya Raman | Server | 17 | 2022-08-29
Callum Reid | Server | 15.5 | 2025-05-06
Zofia Zielińska | Server | 15.5 | 2025-09-15`,
  'Kissa Minato': `
Haruka Ito | Shift lead | 18 | 2019-04-01
Kenji Watanabe | Server | 13.5 | 2022-04-04
Sakura Mori | Server | 12.5 | 2024-10-07
Ren Kobayashi | Server | 12 | 2025-04-01
Yui Nakamura | Server | 11.5 | 2026-04-06`,
  'Marina Grill': `
Layla Farouk | Shift lead | 14 | 2021-01-11
Rohan Mehta | Server | 10.5 | 2022-07-18
Joseph Santos | Server | 10 | 2023-03-20
Amina Yusuf | Server | 9.5 | 2024-09-02
Nadia Haddad | Server | 9.5 | 2025-11-10`,
};
