// Apps name this module; the declarations live in CoreGraphicsTypes, so that files which import Swift Testing do not have to find
// the overlay that Swift Testing announces for a module called CoreGraphics.
@_exported import CoreGraphicsTypes
