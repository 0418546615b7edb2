@_exported public import SeededNumbers
