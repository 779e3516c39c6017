"""Reference model: the components besides cats, transcribed again from the rulings."""

MARKS = {
    "3+": ["lily", "chester", "cooper", "alvin", "dinah", "luna"],
    "4": ["henriette", "misty", "duke"],
    "5+": ["banjo", "fiddle", "viola"],
    "6": ["domino"],
}

# Cards that are not cats: base without mark, 3+, 4; treats without mark, 4, 5+, 6.
COUNTS = {
    "chicken": "701 0000",
    "two-chicken": "210 0000",
    "tuna": "701 0000",
    "two-tuna": "210 0000",
    "milk": "521 0001",
    "two-milk": "100 0010",
    "wild": "201 0001",
    "chicken-and-tuna": "000 1111",
    "treat": "000 6000",
    "mouse-toy": "201 0010",
    "yarn-ball": "201 0010",
    "feather-wand": "201 0010",
    "cat-tower": "201 0010",
    "scratching-post": "201 0010",
    "costumes": "711 0021",
    "catnip": "511 0011",
    "lost-cat": "820 0020",
    "spray-bottle": "311 0001",
    "brush": "000 2100",
    "laser-pointer": "000 2100",
    "shopping-bag": "000 2000",
    "gray-box": "000 1100",
    "orange-chicken-box": "000 1000",
    "white-milk-box": "000 1000",
    "black-tuna-box": "000 1000",
    "white-tuna-box": "000 1000",
    "black-milk-box": "000 0100",
    "orange-tuna-box": "000 0100",
    "white-chicken-box": "000 0001",
    "orange-milk-box": "000 0001",
}
FOOD = {
    "chicken": "c", "two-chicken": "cc", "tuna": "t", "two-tuna": "tt", "milk": "m",
    "two-milk": "mm", "wild": "w", "chicken-and-tuna": "ct", "treat": "x",
}  # fmt: skip
GOAL_NUMBERS = {
    "fed-cats": [16, 14, 12, 11],
    "toys": [8, 8, 8, 8],
    "costumes": [6, 5, 5, 5],
    "catnip": [5, 4, 4, 4],
    "multicoloured": [5, 5, 5, 5],
    "one-food": [7, 6, 5, 4],
    "two-food": [8, 7, 7, 6],
    "tuna-cats": [8, 7, 6, 6],
    "chicken-cats": [8, 7, 6, 6],
    "milk-cats": [7, 6, 6, 6],
}
DECK_SIZES = {  # before the random removal
    (2, False): 74, (3, False): 89, (4, False): 102,
    (1, True): 96, (2, True): 96, (3, True): 111, (4, True): 132, (5, True): 147, (6, True): 156,
}  # fmt: skip
