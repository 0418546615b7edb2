// What Apple's QuartzCore brings along.
@_exported import CoreGraphicsTypes
@_exported import Foundation
