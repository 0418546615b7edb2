// What Apple's SwiftUI brings along: Combine's observable objects, Foundation, the geometry types and UIKit's colours.
@_exported import Combine
@_exported import CoreGraphicsTypes
@_exported import CoreTransferable
@_exported import Foundation
// On Apple's systems Foundation itself has the networking part.
@_exported import FoundationNetworking
@_exported import Observation
@_exported import SwiftUICore
@_exported import UIKitTypes
