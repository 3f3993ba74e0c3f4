/** What the demo's menu has beside `samples/`: categories, name | parent | colour | picture. */
export const menuCategories = `
Breakfast | | yellow | full-breakfast
Salads | | green | salad-green
Sides | | amber | fries
Pasta | Mains | amber | pasta-arrabbiata
Pizza | Mains | red | pizza-margherita
Fish | Mains | blue | salmon
Bowls and curries | Mains | orange | curry-chicken
Sandwiches | Mains | brown | club-sandwich
Beer | Drinks | amber | lager
Wine | Drinks | purple | wine-red
Cocktails | Drinks | pink | mojito
`;

/** Choices: title | from how many | to how many | name and price of each. */
export const menuModifiers = `
Side dish | 0 | 1 | French fries 0, Green salad 0, Sweet potato fries 1.5
Sauce | 0 | 2 | Ketchup 0, Mayonnaise 0, Peppercorn sauce 2, Chimichurri 2
Eggs your way | 0 | 1 | Fried 0, Scrambled 0, Poached 0.5
Pizza extras | 0 | 4 | Mozzarella 2, Mushrooms 1.5, Olives 1.5, Chilli 0.5
Spice level | 0 | 1 | Mild 0, Medium 0, Hot 0
Toppings | 0 | 3 | Whipped cream 1, Chocolate sauce 1, Berries 1.5
Serving | 0 | 1 | With ice 0, Without ice 0, With lemon 0
`;

/**
 * The dishes: name | category and sub category | price in dollars | picture | modifiers | recipe in g and ml (`x`: pieces), or what one
 * costs. The recipe names what its cost is made of; salt and herbs are not weighed.
 */
export const dishes = `
Full breakfast | Breakfast | 15 | full-breakfast | Eggs your way | 2x Eggs, 160 Bacon, 120 Bread, 120 Tomatoes, 80 Mushrooms
Eggs Benedict | Breakfast | 13 | eggs-benedict | Eggs your way | 3x Eggs, 120 Bacon, 90 Bread, 80 Butter
Avocado toast | Breakfast | 11 | avocado-toast | Eggs your way | 2x Avocados, 120 Bread, 80 Tomatoes
Blueberry pancakes | Breakfast | 11 | pancakes | Toppings | 2x Eggs, 120 Flour, 80 Berries, 70 Maple syrup
Granola bowl | Breakfast | 9 | granola | Toppings | 110 Granola, 250 Whole milk, 120 Berries
Herb omelette | Breakfast | 11 | omelette | | 4x Eggs, 60 Butter, 80 Cheddar, 100 Mushrooms
Croissant | Breakfast | 3.5 | croissant | | 60 Flour, 90 Butter
Shakshuka | Breakfast | 12 | shakshuka | Spice level | 3x Eggs, 300 Tomato sauce, 60 Feta, 150 Bread, 25 Olive oil
French toast | Breakfast | 11 | french-toast | Toppings | 2x Eggs, 150 Bread, 60 Maple syrup, 60 Berries
Fruit salad | Breakfast | 8 | fruit-salad | Toppings | 150 Berries, 250 Oranges
Bruschetta | Starters | 8 | bruschetta | | 150 Bread, 250 Tomatoes, 70 Olive oil
Fried calamari | Starters | 12 | calamari | Sauce | 220 Calamari, 60 Flour, 1x Lemons
Chicken wings | Starters | 11 | wings | Sauce | 480 Chicken wings, 80 Butter
Hummus and flatbread | Starters | 8 | hummus | | 220 Chickpeas, 140 Bread, 120 Olive oil
Beef carpaccio | Starters | 15 | carpaccio | | 110 Beef fillet, 30 Parmesan, 40 Lettuce
Prawn cocktail | Starters | 13 | prawn-cocktail | | 170 Prawns, 80 Lettuce, 1x Lemons
Onion rings | Starters | 6.5 | onion-rings | Sauce | 300 Onions, 120 Flour, 120 Olive oil
Mezze plate | Starters | 15 | mezze | | 200 Chickpeas, 120 Feta, 160 Bread, 150 Mixed vegetables, 110 Olive oil
Pumpkin soup | Starters | 8 | soup-pumpkin | | 450 Pumpkin, 150 Cream, 100 Bread
Clam chowder | Starters | 10 | soup-chowder | | 130 Clams, 200 Potatoes, 180 Cream
Caesar salad | Salads | 13 | salad-caesar | | 160 Lettuce, 180 Chicken breast, 45 Parmesan, 80 Bread
Greek salad | Salads | 12 | salad-greek | | 250 Tomatoes, 130 Feta, 100 Mixed vegetables, 60 Olive oil
Caprese | Salads | 12 | caprese | | 160 Mozzarella, 300 Tomatoes, 60 Olive oil
Quinoa salad | Salads | 12 | salad-quinoa | | 130 Quinoa, 200 Mixed vegetables, 1x Avocados, 60 Olive oil
Salade niçoise | Salads | 15 | salad-nicoise | | 120 Tuna, 1x Eggs, 150 Potatoes, 100 Lettuce
Green salad | Salads | 7 | salad-green | | 220 Lettuce, 150 Tomatoes, 60 Olive oil
Cheeseburger | Mains/Grill | 15 | burger-cheese | Cooking level, Extras | 220 Ground beef, 1x Burger bun, 80 Cheddar, 200 Potatoes
Bacon burger | Mains/Grill | 17 | burger-bacon | Cooking level, Extras | 220 Ground beef, 1x Burger bun, 40 Cheddar, 90 Bacon, 200 Potatoes
Chicken burger | Mains/Grill | 15 | burger-chicken | Extras | 260 Chicken breast, 1x Burger bun, 90 Lettuce, 250 Potatoes, 90 Olive oil
Rib-eye steak | Mains/Grill | 32 | steak-ribeye | Cooking level, Sauce, Side dish | 320 Rib-eye, 200 Potatoes, 150 Mixed vegetables
Sirloin steak | Mains/Grill | 27 | steak-sirloin | Cooking level, Sauce, Side dish | 350 Sirloin, 250 Potatoes, 40 Butter
Steak frites | Mains/Grill | 24 | steak-frites | Cooking level, Sauce | 280 Sirloin, 350 Potatoes, 70 Butter
Barbecue ribs | Mains/Grill | 23 | ribs | Sauce, Side dish | 650 Pork ribs, 250 Potatoes
Grilled chicken | Mains/Grill | 18 | grilled-chicken | Sauce, Side dish | 450 Chicken breast, 250 Mixed vegetables, 1x Lemons
Lamb chops | Mains/Grill | 28 | lamb-chops | Cooking level, Side dish | 340 Lamb, 250 Potatoes, 150 Mixed vegetables
Grilled salmon | Mains/Fish | 25 | salmon | Side dish | 280 Salmon fillet, 250 Mixed vegetables, 1x Lemons
Fish and chips | Mains/Fish | 18 | fish-and-chips | Sauce | 270 Cod, 400 Potatoes, 80 Flour, 1x Lemons
Sea bass | Mains/Fish | 27 | sea-bass | Side dish | 370 Sea bass, 200 Mixed vegetables, 1x Lemons
Tuna poke bowl | Mains/Fish | 17 | poke-tuna | | 130 Tuna, 150 Rice, 1x Avocados
Salmon sushi | Mains/Fish | 19 | sushi | | 180 Salmon fillet, 240 Rice, 1x Avocados
Mussels in white wine | Mains/Fish | 18 | mussels | | 650 Mussels, 100 Cream, 200 Potatoes
Spaghetti carbonara | Mains/Pasta | 15 | pasta-carbonara | | 160 Pasta, 130 Bacon, 2x Eggs, 90 Parmesan
Penne arrabbiata | Mains/Pasta | 12 | pasta-arrabbiata | Spice level | 170 Pasta, 350 Tomato sauce, 80 Parmesan
Lasagne | Mains/Pasta | 16 | lasagne | | 140 Pasta, 200 Ground beef, 120 Mozzarella, 250 Tomato sauce
Tagliatelle bolognese | Mains/Pasta | 15 | pasta-bolognese | | 170 Pasta, 180 Ground beef, 220 Tomato sauce, 50 Parmesan
Pesto linguine | Mains/Pasta | 14 | pasta-pesto | | 170 Pasta, 110 Olive oil, 120 Parmesan
Prawn linguine | Mains/Pasta | 19 | pasta-prawn | | 170 Pasta, 220 Prawns, 100 Olive oil
Margherita | Mains/Pizza | 12 | pizza-margherita | Pizza extras | 220 Flour, 200 Mozzarella, 180 Tomato sauce, 60 Olive oil
Pizza pepperoni | Mains/Pizza | 15 | pizza-pepperoni | Pizza extras | 220 Flour, 170 Mozzarella, 160 Tomato sauce, 110 Pepperoni
Pizza funghi | Mains/Pizza | 14 | pizza-funghi | Pizza extras | 220 Flour, 180 Mozzarella, 160 Tomato sauce, 180 Mushrooms
Four cheese pizza | Mains/Pizza | 15 | pizza-cheese | Pizza extras | 220 Flour, 180 Mozzarella, 60 Parmesan, 60 Feta, 60 Cheddar
Garden pizza | Mains/Pizza | 14 | pizza-vegetables | Pizza extras | 220 Flour, 180 Mozzarella, 180 Tomato sauce, 280 Mixed vegetables
Falafel wrap | Mains/Vegetarian | 12 | wrap | Sauce | 240 Chickpeas, 2x Tortillas, 150 Mixed vegetables, 150 Lettuce, 90 Olive oil
Halloumi burger | Mains/Vegetarian | 14 | burger-halloumi | Extras, Side dish | 200 Halloumi, 1x Burger bun, 200 Potatoes, 90 Lettuce
Vegetable curry | Mains/Bowls and curries | 14 | curry-vegetable | Spice level | 350 Mixed vegetables, 300 Curry sauce, 180 Rice
Chicken curry | Mains/Bowls and curries | 16 | curry-chicken | Spice level | 260 Chicken breast, 320 Curry sauce, 200 Rice
Tofu rice bowl | Mains/Bowls and curries | 13 | tofu-bowl | | 220 Tofu, 200 Rice, 250 Mixed vegetables, 1x Avocados, 60 Olive oil
Ramen | Mains/Bowls and curries | 16 | ramen | Spice level | 200 Noodles, 200 Pulled pork, 2x Eggs, 250 Mixed vegetables
Shepherd's pie | Mains/Bowls and curries | 16 | shepherds-pie | | 170 Lamb, 350 Potatoes, 70 Butter
Beef tacos | Mains/Sandwiches | 14 | tacos | Spice level | 3x Tortillas, 200 Ground beef, 1x Avocados, 60 Cheddar
Fish tacos | Mains/Sandwiches | 15 | tacos-fish | Spice level | 3x Tortillas, 190 Cod, 1x Avocados, 60 Lettuce
Club sandwich | Mains/Sandwiches | 14 | club-sandwich | Side dish | 180 Chicken breast, 90 Bacon, 180 Bread, 1x Eggs, 150 Lettuce
Pulled pork sandwich | Mains/Sandwiches | 15 | pulled-pork | Side dish | 300 Pulled pork, 170 Bread, 200 Potatoes
French fries | Sides | 5 | fries | Sauce | 350 Potatoes, 90 Olive oil
Sweet potato fries | Sides | 6 | sweet-potato-fries | Sauce | 350 Sweet potatoes, 90 Olive oil
Garlic bread | Sides | 5 | garlic-bread | | 180 Bread, 90 Butter
Steamed rice | Sides | 3.5 | rice | | 220 Rice, 50 Butter
Grilled vegetables | Sides | 6 | grilled-vegetables | | 350 Mixed vegetables, 50 Olive oil
Mashed potatoes | Sides | 5 | mash | | 350 Potatoes, 80 Butter, 60 Cream
Coleslaw | Sides | 4.5 | coleslaw | | 250 Mixed vegetables, 60 Cream
Sourdough bread | Sides | 4 | bread | | 200 Bread, 70 Butter
Chocolate cake | Desserts | 8 | cake-chocolate | Toppings | 110 Chocolate, 60 Butter, 60 Flour, 1x Eggs
Carrot cake | Desserts | 8 | cake-carrot | Toppings | 110 Cream cheese, 100 Flour, 2x Eggs, 70 Butter
Tiramisu | Desserts | 8 | tiramisu | | 140 Cream cheese, 2x Eggs, 60 Sugar, 25 Espresso beans
Brownie | Desserts | 7 | brownie | Toppings | 100 Chocolate, 60 Butter, 1x Eggs
Apple pie | Desserts | 8 | apple-pie | Toppings | 160 Flour, 110 Butter, 120 Sugar, 220 Cream
Fruit tart | Desserts | 8.5 | fruit-tart | | 100 Flour, 70 Butter, 120 Berries
Ice cream, three scoops | Desserts | 6.5 | ice-cream | Toppings | 280 Ice cream
Sorbet | Desserts | 6 | sorbet | Toppings | 220 Ice cream, 50 Berries
Crème brûlée | Desserts | 7.5 | creme-brulee | | 220 Cream, 3x Eggs, 60 Sugar
Banana split | Desserts | 9 | banana-split | Toppings | 250 Ice cream, 60 Chocolate, 80 Cream
Espresso | Drinks/Hot drinks | 3 | espresso | | 45 Espresso beans
Americano | Drinks/Hot drinks | 3.4 | americano | | 50 Espresso beans
Cappuccino | Drinks/Hot drinks | 4.2 | cappuccino | Milk | 55 Espresso beans, 150 Whole milk
Latte | Drinks/Hot drinks | 4.6 | latte | Milk | 55 Espresso beans, 240 Whole milk
Mocha | Drinks/Hot drinks | 5 | mocha | Milk | 55 Espresso beans, 200 Whole milk, 25 Chocolate
Hot chocolate | Drinks/Hot drinks | 4.6 | hot-chocolate | Milk | 70 Chocolate, 250 Whole milk, 40 Cream
English breakfast tea | Drinks/Hot drinks | 3.4 | tea-black | Milk | 0.85
Green tea | Drinks/Hot drinks | 3.4 | tea-green | | 0.85
Fresh mint tea | Drinks/Hot drinks | 3.8 | tea-mint | | 0.95
Matcha latte | Drinks/Hot drinks | 5.2 | matcha | Milk | 1.6
Sparkling water | Drinks/Soft drinks | 3.2 | water-sparkling | Serving | 0.8
Still water | Drinks/Soft drinks | 3 | water-still | Serving | 0.75
Cola | Drinks/Soft drinks | 3.6 | cola | Serving | 0.95
Fresh orange juice | Drinks/Soft drinks | 5 | juice-orange | Serving | 650 Oranges
Apple juice | Drinks/Soft drinks | 4 | juice-apple | Serving | 1.1
Iced tea | Drinks/Soft drinks | 4 | iced-tea | Serving | 1
Ginger ale | Drinks/Soft drinks | 3.8 | ginger-ale | Serving | 1
Strawberry milkshake | Drinks/Soft drinks | 6.5 | milkshake | | 180 Ice cream, 200 Whole milk, 50 Berries
Mango smoothie | Drinks/Soft drinks | 6.5 | smoothie | | 1.9
Lager | Drinks/Beer | 6 | lager | | 1.6 | 18
Pale ale | Drinks/Beer | 6.8 | pale-ale | | 1.9 | 18
Stout | Drinks/Beer | 6.8 | stout | | 1.9 | 18
Wheat beer | Drinks/Beer | 6.5 | wheat-beer | | 1.8 | 18
Sauvignon blanc, glass | Drinks/Wine | 10 | wine-white | | 2.8 | 18
Pinot noir, glass | Drinks/Wine | 11 | wine-red | | 3.2 | 18
Rosé, glass | Drinks/Wine | 9.5 | wine-rose | | 2.6 | 18
Prosecco, glass | Drinks/Wine | 10 | prosecco | | 2.7 | 18
House red, bottle | Drinks/Wine | 34 | bottle-red | | 11.5 | 18
House white, bottle | Drinks/Wine | 34 | bottle-white | | 11 | 18
Mojito | Drinks/Cocktails | 12 | mojito | | 2.9 | 18
Negroni | Drinks/Cocktails | 12 | negroni | | 3.2 | 18
Margarita | Drinks/Cocktails | 12 | margarita | | 3 | 18
Spritz | Drinks/Cocktails | 11 | spritz | | 2.8 | 18
Espresso martini | Drinks/Cocktails | 13 | espresso-martini | Serving | 3.3 | 18
Gin and tonic | Drinks/Cocktails | 11 | gin-tonic | | 2.9 | 18
`;

/** The pictures of what `samples/` hold. */
export const samplePictures: Readonly<Record<string, string>> = {
  'Flat white': 'flat-white',
  Lemonade: 'lemonade',
  'Tomato soup': 'soup-tomato',
  'House burger': 'burger-house',
  'Mushroom risotto': 'risotto',
  Cheesecake: 'cheesecake',
  'House wine, glass': 'wine-red',
  'Coffee beans 250 g': 'coffee-beans',
  'Gift mug': 'mug',
  Starters: 'bruschetta',
  Mains: 'burger-house',
  Desserts: 'cake-chocolate',
  Drinks: 'lemonade',
  'Hot drinks': 'cappuccino',
  'Soft drinks': 'juice-orange',
  Grill: 'steak-ribeye',
  Vegetarian: 'wrap',
};
