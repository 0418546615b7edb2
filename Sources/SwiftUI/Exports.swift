// What Apple's SwiftUI brings along: Combine's observable objects, Foundation, the geometry types and UIKit's colours.
@_exported import Combine
@_exported import CoreGraphicsTypes
@_exported import Foundation
@_exported import Observation
@_exported import SwiftUICore
@_exported import UIKitTypes
