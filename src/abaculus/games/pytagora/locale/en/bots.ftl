# The five levels

bot-1 = Writes any short line it finds, and sometimes misses one.
bot-2 = Tries a dozen ideas and takes the best.
bot-3 = Finds the best line with its own pieces, and looks at a few pieces on the table.
bot-4 = Looks for the line with the most points, at every crossing.
bot-5 = Weighs the points for a line against the pieces it keeps and the chances it gives the next player.
