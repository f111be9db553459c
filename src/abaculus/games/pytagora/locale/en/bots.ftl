# The five levels

bot-1 = Writes any short line it comes upon, and now and then sees none.
bot-2 = Takes the best of a dozen ideas.
bot-3 = Finds the best line of its own pieces, and looks at a few pieces of the table.
bot-4 = Looks for the line with the most points, over every crossing.
bot-5 = Weighs the points of a line against what it keeps and what it opens for the next player.
