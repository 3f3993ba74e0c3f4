/** The categories of the demo's shop: name | colour | picture | who sells it to the shop | in packs of so many. */
export const shopCategories = `
Coffee and tea | brown | coffee-beans | Northbank Trading | 6
Pantry | amber | | Northbank Trading | 12
Preserves and honey | orange | | Northbank Trading | 6
Oils and vinegars | lime | | Northbank Trading | 6
Chocolate and sweets | purple | brownie | Northbank Trading | 12
Biscuits and snacks | yellow | | Northbank Trading | 12
Cheese and dairy | cyan | | Union Dairy | 6
Charcuterie | red | | Union Dairy | 6
Bakery | brown | bread | Southwark Bakers | 4
Wine and beer | magenta | bottle-red | Vine and Barrel | 6
Kitchenware | grey | mug | Northbank Trading | 4
Home and gifts | teal | | Northbank Trading | 4
`;

/**
 * The products of the demo's shop, a line for each kind: every brand has it in every size.
 * category | kind | brands | size and price in dollars | cost as part of the price | picture
 */
export const groceries = `
Coffee and tea | espresso beans | Old Quay, Three Mills, Copper Kettle | 250 g 9.5, 1 kg 32 | 0.52 | coffee-beans
Coffee and tea | filter coffee | Old Quay, Three Mills, Copper Kettle | 250 g 9, 500 g 16.5 | 0.52 | coffee-beans
Coffee and tea | decaf beans | Old Quay, Three Mills, Copper Kettle | 250 g 10, 500 g 18.5 | 0.53 | coffee-beans
Coffee and tea | English breakfast tea | Wren & Fox, Hartley, Marlow | 50 bags 5, 100 bags 8.5 | 0.45 | tea-black
Coffee and tea | Earl Grey | Wren & Fox, Hartley, Marlow | 50 bags 5.2, 125 g 8 | 0.45 | tea-black
Coffee and tea | green tea | Wren & Fox, Hartley, Marlow | 50 bags 5.6, 125 g 9 | 0.45 | tea-green
Coffee and tea | peppermint tea | Wren & Fox, Hartley, Marlow | 20 bags 3.4, 50 bags 6.4 | 0.44 | tea-mint
Coffee and tea | drinking chocolate | Copper Kettle, Hartley, Marlow | 250 g 6.5, 500 g 11 | 0.5 | hot-chocolate
Pantry | spaghetti | Molino Verde, Three Mills, Northgate | 500 g 2.8, 1 kg 4.8 | 0.58
Pantry | penne | Molino Verde, Three Mills, Northgate | 500 g 2.8, 1 kg 4.8 | 0.58
Pantry | risotto rice | Molino Verde, Three Mills, Northgate | 500 g 4.2, 1 kg 7.4 | 0.57
Pantry | basmati rice | Three Mills, Northgate, Bramble Lane | 1 kg 5.2, 2 kg 9.4 | 0.6
Pantry | red lentils | Three Mills, Northgate, Bramble Lane | 500 g 2.6, 1 kg 4.4 | 0.56
Pantry | chickpeas | Three Mills, Northgate, Bramble Lane | 400 g 1.6, 700 g 2.6 | 0.55
Pantry | plain flour | Three Mills, Northgate, Hartley | 1 kg 2.2, 1.5 kg 3 | 0.62
Pantry | rolled oats | Three Mills, Northgate, Hartley | 500 g 2.4, 1 kg 4 | 0.6
Pantry | tomato passata | Molino Verde, Orchard Farm, Northgate | 350 g 2, 690 g 3.2 | 0.55
Pantry | sea salt | Old Quay, Northgate, Hartley | 125 g 3, 250 g 5 | 0.42
Preserves and honey | strawberry jam | Orchard Farm, Bramble Lane, Hartley | 227 g 4.2, 340 g 5.6 | 0.5
Preserves and honey | raspberry jam | Orchard Farm, Bramble Lane, Hartley | 227 g 4.4, 340 g 5.8 | 0.5
Preserves and honey | orange marmalade | Orchard Farm, Bramble Lane, Hartley | 227 g 4.2, 340 g 5.6 | 0.5
Preserves and honey | blossom honey | Orchard Farm, Bramble Lane, Marlow | 227 g 6.5, 454 g 11.5 | 0.55
Preserves and honey | lemon curd | Orchard Farm, Bramble Lane, Hartley | 200 g 4.4, 310 g 6 | 0.5
Preserves and honey | tomato chutney | Orchard Farm, Bramble Lane, Hartley | 190 g 4.6, 290 g 6.2 | 0.5
Preserves and honey | piccalilli | Orchard Farm, Bramble Lane, Hartley | 190 g 4.4, 290 g 6 | 0.5
Oils and vinegars | extra virgin olive oil | Molino Verde, Northgate, Sierra Alta | 250 ml 9, 500 ml 15 | 0.58
Oils and vinegars | rapeseed oil | Orchard Farm, Northgate, Hartley | 250 ml 5, 500 ml 8.2 | 0.55
Oils and vinegars | balsamic vinegar | Molino Verde, Northgate, Sierra Alta | 250 ml 8.5, 500 ml 14 | 0.52
Oils and vinegars | cider vinegar | Orchard Farm, Northgate, Hartley | 250 ml 4.2, 500 ml 6.8 | 0.5
Oils and vinegars | wholegrain mustard | Hartley, Northgate, Marlow | 180 g 3.8, 340 g 6 | 0.48
Oils and vinegars | mayonnaise | Hartley, Northgate, Marlow | 240 g 4, 490 g 6.4 | 0.52
Chocolate and sweets | dark chocolate 70% | Copper Kettle, Marlow, Sierra Alta | 45 g 2.6, 100 g 4.8 | 0.5
Chocolate and sweets | milk chocolate | Copper Kettle, Marlow, Sierra Alta | 45 g 2.4, 100 g 4.4 | 0.5
Chocolate and sweets | chocolate truffles | Copper Kettle, Marlow, Hartley | 100 g 9, 200 g 16 | 0.48
Chocolate and sweets | salted caramels | Copper Kettle, Marlow, Hartley | 100 g 5.6, 200 g 9.8 | 0.47
Chocolate and sweets | butter fudge | Copper Kettle, Bramble Lane, Hartley | 150 g 5, 300 g 9 | 0.45
Chocolate and sweets | liquorice | Copper Kettle, Bramble Lane, Hartley | 100 g 3.4, 200 g 5.8 | 0.46
Biscuits and snacks | shortbread | Hartley, Bramble Lane, Marlow | 125 g 4, 250 g 7 | 0.48
Biscuits and snacks | oatcakes | Hartley, Three Mills, Northgate | 150 g 2.6, 250 g 3.8 | 0.52
Biscuits and snacks | ginger biscuits | Hartley, Bramble Lane, Marlow | 150 g 3.6, 300 g 6 | 0.5
Biscuits and snacks | seeded crackers | Hartley, Three Mills, Northgate | 120 g 3.8, 240 g 6.4 | 0.5
Biscuits and snacks | sea salt crisps | Old Quay, Northgate, Orchard Farm | 40 g 1.6, 150 g 3.4 | 0.52
Biscuits and snacks | roasted almonds | Sierra Alta, Northgate, Orchard Farm | 100 g 4.4, 250 g 9.2 | 0.58
Cheese and dairy | mature cheddar | Wren & Fox, Stoney Street, Orchard Farm | 200 g 6, 400 g 11 | 0.6
Cheese and dairy | blue cheese | Wren & Fox, Stoney Street, Orchard Farm | 150 g 6.4, 300 g 12 | 0.6
Cheese and dairy | goat's cheese | Wren & Fox, Stoney Street, Orchard Farm | 125 g 5.4, 250 g 9.8 | 0.6
Cheese and dairy | butter | Wren & Fox, Stoney Street, Orchard Farm | 125 g 3, 250 g 5 | 0.62
Cheese and dairy | yoghurt | Wren & Fox, Stoney Street, Orchard Farm | 150 g 1.8, 450 g 4.2 | 0.56
Charcuterie | salami | Sierra Alta, Stoney Street, Molino Verde | 80 g 5, 200 g 11 | 0.6
Charcuterie | cured ham | Sierra Alta, Stoney Street, Molino Verde | 80 g 6, 150 g 10.5 | 0.6
Charcuterie | chorizo | Sierra Alta, Stoney Street, Molino Verde | 100 g 5, 225 g 9.6 | 0.58
Charcuterie | duck pâté | Wren & Fox, Stoney Street, Hartley | 125 g 6, 180 g 8.2 | 0.55
Bakery | sourdough loaf | Three Mills, Stoney Street, Old Quay | 400 g 4.4, 800 g 6.6 | 0.42 | bread
Bakery | rye bread | Three Mills, Stoney Street, Old Quay | 400 g 4.2, 800 g 6.4 | 0.42 | bread
Bakery | fruit cake | Bramble Lane, Stoney Street, Hartley | 300 g 8, 600 g 14.5 | 0.48 | cake-carrot
Bakery | croissants | Three Mills, Stoney Street, Old Quay | 2 pieces 4.6, 4 pieces 8.4 | 0.45 | croissant
Wine and beer | Rioja | Sierra Alta, Northgate, Stoney Street | 37.5 cl 9.5, 75 cl 16 | 0.6 | bottle-red
Wine and beer | Chianti | Molino Verde, Northgate, Stoney Street | 37.5 cl 10, 75 cl 17.5 | 0.6 | bottle-red
Wine and beer | Sauvignon blanc | Sierra Alta, Northgate, Stoney Street | 37.5 cl 9, 75 cl 15 | 0.6 | bottle-white
Wine and beer | pale ale | Old Quay, Copper Kettle, Bramble Lane | 33 cl 3.6, 50 cl 4.8 | 0.58 | pale-ale
Wine and beer | dry cider | Orchard Farm, Old Quay, Bramble Lane | 33 cl 3.4, 75 cl 8 | 0.58 | juice-apple
Kitchenware | enamel mug | Marlow, Old Quay, Northgate | small 9, large 11.5 | 0.42 | mug
Kitchenware | tea towel | Marlow, Bramble Lane, Stoney Street | single 8, set of three 20 | 0.4
Kitchenware | chopping board | Marlow, Northgate, Stoney Street | small 16, large 28 | 0.45
Home and gifts | scented candle | Marlow, Bramble Lane, Wren & Fox | 120 g 14, 220 g 24 | 0.4
Home and gifts | gift hamper | Stoney Street, Hartley, Wren & Fox | classic 45, grand 85 | 0.55
Home and gifts | jute bag | Stoney Street, Old Quay | small 5, large 8 | 0.4
`;
