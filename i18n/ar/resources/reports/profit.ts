/** ما يقوله بيان الأرباح. */
export default {
  'profit-statement': {
    'Profit statement': 'بيان الأرباح',
    'What is left of net sales after goods, labour and expenses': 'ما يبقى من صافي المبيعات بعد البضاعة والعمل والمصروفات',
    'Cost of goods': 'تكلفة البضاعة',
    'Gross profit': 'الربح الإجمالي',
    Labour: 'العمل',
    Profit: 'الربح',
    'Profit %': 'الربح ٪',
    'Prime cost': 'التكلفة الأولية',
    'Prime cost %': 'التكلفة الأولية ٪',
    'Cost of goods %': 'تكلفة البضاعة ٪',
    'Labour %': 'العمل ٪',
    'Labour hours': 'ساعات العمل',
    'Net sales per labour hour': 'صافي المبيعات لكل ساعة عمل',
    'Net sales without a known cost': 'صافي مبيعات بلا تكلفة معروفة',
    'Hours without a wage': 'ساعات بلا أجر',
    'Of whole days, as everything here, whatever hours are chosen': 'لأيام كاملة، ككل ما هنا، أيًا كانت الساعات المختارة',
    'Quantity × what one cost when it was sold; sales whose cost was not known stand below':
      'الكمية × تكلفة الواحد وقت بيعه؛ والمبيعات التي لم تُعرف تكلفتها في الأسفل',
    'Hours worked × the wages that they were worked at, overtime at its rate, running shifts up to now; hours without a wage stand below':
      'ساعات العمل × الأجر الساري عند كل وردية، والإضافية بمعدلها، والورديات الجارية حتى الآن؛ والساعات بلا أجر في الأسفل',
    'The expenses of these days, by their date; goods and wages stand above, and entered as expenses too they count twice':
      'مصروفات هذه الأيام حسب تاريخها؛ البضائع والأجور مذكورة أعلاه، وإن سُجّلت مصروفاتٍ أيضًا حُسبت مرتين',
    'Net sales − cost of goods − labour − expenses; before what is not entered here, as taxes on profit or interest':
      'صافي المبيعات − تكلفة البضاعة − العمل − المصروفات؛ قبل ما لا يُسجَّل هنا كضرائب الأرباح أو الفوائد',
    'Cost of goods + labour': 'تكلفة البضاعة + العمل',
    'Net sales ÷ hours worked': 'صافي المبيعات ÷ ساعات العمل',
    'Their whole amount counts as profit until their products have a cost or a recipe':
      'يُحسب مبلغها كله ربحًا حتى تكون لمنتجاتها تكلفة أو وصفة',
    'They cost nothing here until their shifts have a wage': 'لا تكلّف شيئًا هنا حتى يكون لوردياتها أجر',
  },
  'expense-summary': {
    'Expenses by type': 'المصروفات حسب النوع',
    '% of expenses': '٪ من المصروفات',
  },
};
