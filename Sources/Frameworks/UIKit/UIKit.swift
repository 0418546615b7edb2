// What Apple's UIKit brings along.
@_exported import CoreGraphicsTypes
@_exported import Foundation
@_exported import FoundationAdditions
@_exported import QuartzCore
@_exported import UIKitTypes
