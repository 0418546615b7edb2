// Apps name this module; the declarations live in CoreGraphicsTypes, so that files which import Swift Testing do not have to find
// the overlay that Swift Testing announces for a module called CoreGraphics.
@_exported import CoreGraphicsTypes
// What Foundation declares on Linux, and Core Graphics on Apple's systems.
@_exported import struct Foundation.CGFloat
@_exported import struct Foundation.CGPoint
@_exported import struct Foundation.CGRect
@_exported import enum Foundation.CGRectEdge
@_exported import struct Foundation.CGSize
