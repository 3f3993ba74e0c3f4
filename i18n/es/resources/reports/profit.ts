/** Lo que dice la cuenta de resultados. */
export default {
  'profit-statement': {
    'Profit statement': 'Cuenta de resultados',
    'What is left of net sales after goods, labour and expenses': 'Lo que queda de las ventas netas tras mercancía, personal y gastos',
    'Cost of goods': 'Coste de la mercancía',
    'Gross profit': 'Beneficio bruto',
    Labour: 'Personal',
    Profit: 'Beneficio',
    'Profit %': '% de beneficio',
    'Prime cost': 'Coste primario',
    'Prime cost %': '% de coste primario',
    'Cost of goods %': '% de coste de la mercancía',
    'Labour %': '% de personal',
    'Labour hours': 'Horas de trabajo',
    'Net sales per labour hour': 'Ventas netas por hora de trabajo',
    'Net sales without a known cost': 'Ventas netas sin coste conocido',
    'Hours without a wage': 'Horas sin salario',
    'Of whole days, as everything here, whatever hours are chosen': 'De días enteros, como todo aquí, sean cuales sean las horas elegidas',
    'Quantity × what one cost when it was sold; sales whose cost was not known stand below':
      'Cantidad × lo que costaba uno al venderse; las ventas sin coste conocido están abajo',
    'Hours worked × the wages that they were worked at, overtime at its rate, running shifts up to now; hours without a wage stand below':
      'Horas trabajadas × el salario vigente en cada turno, las horas extra con su tarifa, los turnos en curso hasta ahora; las horas sin salario están abajo',
    'The expenses of these days, by their date; goods and wages stand above, and entered as expenses too they count twice':
      'Los gastos de estos días, por su fecha; los productos y los salarios figuran arriba y, si se registran también como gastos, cuentan dos veces',
    'Net sales − cost of goods − labour − expenses; before what is not entered here, as taxes on profit or interest':
      'Ventas netas − coste de la mercancía − personal − gastos; antes de lo que aquí no se registra, como impuestos sobre beneficios o intereses',
    'Cost of goods + labour': 'Coste de la mercancía + personal',
    'Net sales ÷ hours worked': 'Ventas netas ÷ horas trabajadas',
    'Their whole amount counts as profit until their products have a cost or a recipe':
      'Todo su importe cuenta como beneficio hasta que sus productos tengan un coste o una receta',
    'They cost nothing here until their shifts have a wage': 'Aquí no cuestan nada hasta que sus turnos tengan un salario',
  },
  'expense-summary': {
    'Expenses by type': 'Gastos por tipo',
    '% of expenses': '% de los gastos',
  },
};
