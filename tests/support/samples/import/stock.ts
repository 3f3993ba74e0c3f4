import { ean, type MessyFile, sheets, unicodeText, utf8, windows } from './messyFile.ts';

/** What is bought and sold as it is: ingredients and retail products. */
export const stock: readonly MessyFile[] = [
  {
    name: 'retail-uk.csv',
    resource: 'retail-products',
    bytes: utf8([
      'Product name,Barcode,RRP,Cost price,Category,Track stock',
      `Oat biscuits,${ean('501234500001')},£2.50,£1.10,Shelf goods,Yes`,
      `Ginger beer,${ean('501234500002')},£1.80,80p,Shelf goods,Yes`,
      'Tea towel,5.01235E+12,£6.00,£2.00,Shelf goods,No',
      'Enamel mug,5012345000099,£9.00,£3.00,Shelf goods,No',
    ]),
    rows: { good: 1, bad: 3 },
    columns: {
      'Product name': 'item',
      Barcode: 'barcode',
      RRP: 'price',
      'Cost price': 'cost',
      Category: 'category',
      'Track stock': 'track_inventory',
    },
    stored: [{ item: 'Oat biscuits', barcode: ean('501234500001'), price: 2.5 }],
  },
  {
    name: 'handelsware.xlsx',
    resource: 'retail-products',
    bytes: sheets([
      {
        name: 'Artikel',
        rows: [
          ['Artikelnummer', 'Artikelname', 'EAN-Code', 'VK', 'EK'],
          [10010, 'Honig 500 g', Number(ean('400123400001')), 6.9, '3,10'],
          [10011, 'Senf süß', ean('400123400002'), '2,40', 0.9],
          [10012, 'Kaffee 1 kg', '4,00123E+12', 18.9, 9],
        ],
      },
    ]),
    rows: { good: 2, bad: 1 },
    columns: { Artikelnummer: 'sku', Artikelname: 'item', 'EAN-Code': 'barcode', VK: 'price', EK: 'cost' },
    stored: [{ item: 'Honig 500 g', barcode: ean('400123400001'), sku: '10010', price: 6.9 }],
  },
  {
    name: 'zutaten.csv',
    resource: 'ingredients',
    bytes: windows([
      'Zutat;Einheit;EK-Preis (netto);Sollbestand;Mindestbestand',
      'Mehl Type 405;kg;0,79 €;50;10',
      'Eier Größe M;Stk;0,25;360;60',
      'Sahne 30 %;Liter;3,95;20;5',
      'Butter;KG;7,20;1.000;5',
    ]),
    rows: { good: 4 },
    columns: { Zutat: 'name', Einheit: 'uom', 'EK-Preis (netto)': 'unit_cost', Sollbestand: 'par_level', Mindestbestand: 'reorder_point' },
    reading: { decimals: ',' },
    stored: [
      { name: 'Eier Größe M', uom: 'each', unit_cost: 0.25 },
      { name: 'Butter', par_level: 1000 },
    ],
  },
  {
    name: 'ingredients-us.csv',
    resource: 'ingredients',
    bytes: utf8([
      'Ingredient,UOM,Cost per unit,Par,Min',
      'Roma tomatoes,lbs,$1.29,40,10',
      'Heavy cream,qt,$4.10,12,4',
      'Kosher salt,oz.,0.05,100,20',
      'Eggs,ea,0.31,360,60',
      'Saffron,thread,0.1,,',
    ]),
    rows: { good: 4, bad: 1 },
    columns: { Ingredient: 'name', UOM: 'uom', 'Cost per unit': 'unit_cost', Par: 'par_level', Min: 'reorder_point' },
    stored: [
      { name: 'Roma tomatoes', uom: 'lb' },
      { name: 'Eggs', uom: 'each' },
    ],
  },
  {
    name: 'ingredients-fr.csv',
    resource: 'ingredients',
    bytes: unicodeText([
      'Ingrédient|Unité|Prix d’achat|Stock minimum',
      'Crème fraîche|litre|4,20 €|6',
      'Beurre doux|kg|8,10 €|5',
      'Œufs|pièce|0,28 €|120',
    ]),
    rows: { good: 3 },
    columns: { Ingrédient: 'name', Unité: 'uom', 'Prix d’achat': 'unit_cost', 'Stock minimum': 'reorder_point' },
    stored: [
      { name: 'Crème fraîche', uom: 'l' },
      { name: 'Œufs', uom: 'each' },
    ],
  },
];
