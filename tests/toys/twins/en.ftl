# the kit has every sentence that these games need
twins = Twins
