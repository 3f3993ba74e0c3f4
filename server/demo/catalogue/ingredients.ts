/**
 * What the kitchens of the demo buy beside `samples/`, a line each:
 * name | unit | cost of one in dollars | par level | reorder point | vendor | its code | how many to a pack
 */
export const ingredients = `
Chicken breast | kg | 7.2 | 25 | 10 | Harvest Wholesale | HW-2301 | 5
Chicken wings | kg | 5.4 | 15 | 6 | Harvest Wholesale | HW-2304 | 5
Rib-eye | kg | 24 | 14 | 5 | Harvest Wholesale | HW-2221 | 4
Sirloin | kg | 17.5 | 14 | 5 | Harvest Wholesale | HW-2224 | 4
Beef fillet | kg | 31 | 6 | 2 | Harvest Wholesale | HW-2228 | 2
Pork ribs | kg | 8.6 | 16 | 6 | Harvest Wholesale | HW-2410 | 5
Pulled pork | kg | 9.4 | 10 | 4 | Harvest Wholesale | HW-2418 | 2.5
Lamb | kg | 19.5 | 10 | 4 | Harvest Wholesale | HW-2502 | 4
Bacon | kg | 9.8 | 10 | 4 | Harvest Wholesale | HW-2430 | 2
Pepperoni | kg | 12.4 | 5 | 2 | Harvest Wholesale | HW-2441 | 1
Salmon fillet | kg | 19 | 14 | 5 | Harvest Wholesale | HW-2610 | 3
Sea bass | kg | 18.5 | 10 | 4 | Harvest Wholesale | HW-2614 | 4
Cod | kg | 13.8 | 12 | 5 | Harvest Wholesale | HW-2617 | 5
Tuna | kg | 26 | 6 | 2 | Harvest Wholesale | HW-2620 | 2
Prawns | kg | 17 | 10 | 4 | Harvest Wholesale | HW-2631 | 2
Calamari | kg | 11.5 | 6 | 2 | Harvest Wholesale | HW-2634 | 2
Mussels | kg | 6.2 | 12 | 5 | Harvest Wholesale | HW-2637 | 3
Clams | kg | 10.5 | 6 | 2 | Harvest Wholesale | HW-2639 | 2
Eggs | each | 0.28 | 360 | 120 | Riverside Produce | RP-02 | 180
Butter | kg | 8.4 | 10 | 4 | Union Dairy | UD-11 | 2.5
Cream | l | 4.6 | 16 | 6 | Union Dairy | UD-14 | 2
Mozzarella | kg | 8.9 | 14 | 5 | Union Dairy | UD-21 | 3
Parmesan | kg | 17.5 | 5 | 2 | Union Dairy | UD-24 | 1
Feta | kg | 10.4 | 6 | 2 | Union Dairy | UD-27 | 2
Halloumi | kg | 12.8 | 6 | 2 | Union Dairy | UD-29 | 2
Cream cheese | kg | 7.6 | 6 | 2 | Union Dairy | UD-31 | 2
Ice cream | l | 5.8 | 16 | 6 | Union Dairy | UD-41 | 4
Tofu | kg | 5.4 | 6 | 2 | Riverside Produce | RP-61 | 2
Flour | kg | 1.3 | 50 | 20 | Harvest Wholesale | HW-1010 | 25
Pasta | kg | 2.6 | 25 | 10 | Harvest Wholesale | HW-1021 | 5
Noodles | kg | 3.4 | 12 | 5 | Harvest Wholesale | HW-1024 | 3
Quinoa | kg | 6.8 | 5 | 2 | Harvest Wholesale | HW-1031 | 2
Chickpeas | kg | 2.4 | 12 | 5 | Harvest Wholesale | HW-1035 | 3
Sugar | kg | 1.2 | 25 | 10 | Harvest Wholesale | HW-1041 | 10
Chocolate | kg | 11.5 | 8 | 3 | Harvest Wholesale | HW-1052 | 2.5
Olive oil | l | 8.8 | 15 | 5 | Harvest Wholesale | HW-1101 | 5
Tomato sauce | l | 2.9 | 25 | 10 | Harvest Wholesale | HW-1110 | 5
Curry sauce | l | 5.2 | 10 | 4 | Harvest Wholesale | HW-1114 | 2.5
Maple syrup | l | 18 | 4 | 1 | Harvest Wholesale | HW-1121 | 1
Granola | kg | 6.4 | 6 | 2 | Harvest Wholesale | HW-1130 | 2
Bread | kg | 3.1 | 20 | 8 | Harvest Wholesale | HW-0401 | 4
Tortillas | each | 0.32 | 140 | 50 | Harvest Wholesale | HW-0431 | 50
Potatoes | kg | 1.5 | 60 | 25 | Riverside Produce | RP-40 | 10
Sweet potatoes | kg | 2.4 | 15 | 6 | Riverside Produce | RP-42 | 5
Onions | kg | 1.4 | 20 | 8 | Riverside Produce | RP-44 | 10
Lettuce | kg | 4.2 | 12 | 5 | Riverside Produce | RP-15 | 2
Avocados | each | 1.1 | 60 | 24 | Riverside Produce | RP-18 | 24
Mixed vegetables | kg | 3.6 | 25 | 10 | Riverside Produce | RP-20 | 5
Pumpkin | kg | 2.1 | 12 | 4 | Riverside Produce | RP-22 | 6
Lemons | each | 0.35 | 90 | 36 | Riverside Produce | RP-51 | 30
Oranges | kg | 2.2 | 30 | 12 | Riverside Produce | RP-53 | 10
Berries | kg | 11.8 | 8 | 3 | Riverside Produce | RP-57 | 2
Espresso beans | kg | 17.5 | 16 | 6 | Harvest Wholesale | HW-7701 | 1
`;
