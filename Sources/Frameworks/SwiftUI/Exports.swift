// What Apple's SwiftUI brings along: descriptions of charts for people who cannot see them, Combine's observable objects, Foundation
// with what it lacks here, the geometry types and UIKit's colours.
@_exported import Accessibility
@_exported import Combine
@_exported import CoreGraphicsTypes
@_exported import CoreTransferable
@_exported import Foundation
@_exported import FoundationAdditions
// On Apple's systems Foundation itself has the networking part.
@_exported import FoundationNetworking
@_exported import Observation
@_exported import SwiftUICore
@_exported import UIKitTypes
