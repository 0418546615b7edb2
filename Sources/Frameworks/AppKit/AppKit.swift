// What Apple's AppKit brings along.
@_exported import CoreGraphicsTypes
@_exported import Foundation
@_exported import FoundationAdditions
@_exported import QuartzCore
@_exported import UIKitTypes
@_exported import class UIKit.NSLayoutAnchor
@_exported import class UIKit.NSLayoutConstraint
@_exported import class UIKit.NSLayoutDimension
@_exported import class UIKit.NSLayoutXAxisAnchor
@_exported import class UIKit.NSLayoutYAxisAnchor
