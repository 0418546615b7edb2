@_exported public import DisplayModel
