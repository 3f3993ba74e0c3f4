/** The first hour of a business: its establishment, its menu, and what is still to do. */
export default {
  lead_establishment: 'First the establishment: where you sell. Everything can be changed later.',
  lead_menu: 'Now what you sell. You can leave this page and come back to it.',
  later: 'Later',
  kind: 'Kind of business',
  sample: 'Start from a sample menu',
  sample_text:
    'A few categories and products with prices, to try everything with. Change them, or delete them: they are ordinary records, and their SKUs begin with SAMPLE.',
  sample_action: 'Add the sample menu',
  sample_added: 'The sample menu is there',
  import: 'Import what you have',
  import_text: 'A table as CSV or Excel, or the files of the program that you use today. Every row is checked before anything is stored.',
  import_action: 'Import a file',
  by_hand: 'Enter it by hand',
  by_hand_text: 'One product after the other, with its price. Categories and taxes can be made on the way.',
  by_hand_action: 'Add the first product',
  there: 'Your menu is begun',
  there_text: 'There are products in your catalogue. Go on with them, or with what the dashboard says is still to do.',
  to_products: 'Go to the products',
};
