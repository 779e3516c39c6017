"""The words that people think of first, for every spoken act: twelve of its list.

They fit this act only, so that saying one does nothing else.
"""

from typing import Final

_COMMON: Final = {
    "fruit": (
        "apple, banana, strawberry, grape, pear, pineapple, mango, watermelon, blueberry, "
        "papaya, melon, coconut"
    ),
    "vegetable": (
        "carrot, potato, onion, cabbage, broccoli, cucumber, spinach, cauliflower, garlic, "
        "celery, pea, bean"
    ),
    "instrument": (
        "piano, violin, guitar, drum, flute, trumpet, harp, cello, saxophone, clarinet, "
        "accordion, trombone"
    ),
    "sea creature": (
        "shark, octopus, crab, starfish, jellyfish, lobster, seahorse, squid, shrimp, tuna, "
        "clownfish, stingray"
    ),
    "tree": (
        "oak, birch, maple, beech, elm, poplar, fir, spruce, pine, cedar, lime tree, apple tree"
    ),
    "tool": (
        "hammer, saw, screwdriver, drill, spade, rake, pliers, axe, spanner, chisel, shovel, hoe"
    ),
    "garment": (
        "hat, scarf, jacket, trousers, socks, shirt, coat, dress, skirt, jeans, gloves, shoe"
    ),
    "household": (
        "lamp, chair, sofa, pillow, towel, cup, mirror, bed, table, kettle, toothbrush, candle"
    ),
    "colour": "red, blue, green, yellow, black, white, pink, brown, grey, purple, beige, crimson",
    "dessert": (
        "ice cream, apple pie, cheesecake, chocolate cake, brownie, tiramisu, pudding, jelly, "
        "doughnut, cupcake, waffle, muffin"
    ),
    "vehicle": (
        "car, bus, train, bicycle, tractor, tram, lorry, taxi, aeroplane, helicopter, boat, ship"
    ),
    "building": (
        "house, castle, church, school, tower, library, museum, hospital, barn, lighthouse, "
        "theatre, palace"
    ),
    "feeling": (
        "happy, sad, angry, tired, proud, afraid, hungry, jealous, curious, bored, excited, calm"
    ),
    "manner": (
        "slowly, quickly, quietly, loudly, carefully, gently, happily, sadly, bravely, "
        "politely, secretly, lazily"
    ),
    "dinosaur": (
        "tyrannosaurus, triceratops, stegosaurus, velociraptor, brachiosaurus, diplodocus, "
        "iguanodon, ankylosaurus, spinosaurus, allosaurus, pteranodon, parasaurolophus"
    ),
    "river": (
        "nile, amazon, danube, thames, seine, rhine, mississippi, ganges, volga, yangtze, "
        "loire, congo"
    ),
    "city": (
        "paris, london, rome, berlin, tokyo, new york, madrid, vienna, cairo, lisbon, athens, oslo"
    ),
    "bird": (
        "sparrow, eagle, owl, penguin, blackbird, swan, duck, pigeon, parrot, stork, crow, "
        "woodpecker"
    ),
    "mammal": "dog, horse, elephant, lion, tiger, rabbit, bear, wolf, fox, monkey, sheep, giraffe",
    "job": (
        "teacher, doctor, nurse, baker, firefighter, farmer, pilot, cook, butcher, dentist, "
        "plumber, gardener"
    ),
    "first name": "anna, peter, maria, paul, emma, ben, julia, max, sarah, tom, laura, david",
    "dish": (
        "pizza, spaghetti, soup, curry, lasagne, sushi, omelette, stew, hamburger, "
        "fish and chips, ravioli, risotto"
    ),
    "flower": (
        "tulip, sunflower, daffodil, snowdrop, carnation, dandelion, buttercup, geranium, "
        "bluebell, crocus, edelweiss, forget-me-not"
    ),
    "sport": (
        "football, tennis, swimming, basketball, handball, volleyball, rugby, judo, golf, "
        "hockey, running, skiing"
    ),
}
COMMON_WORDS: Final = {act: words.split(", ") for act, words in _COMMON.items()}
