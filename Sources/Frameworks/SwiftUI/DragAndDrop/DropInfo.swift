public import CoreTransferable
public import Foundation
import SwiftUICore
public import UniformTypeIdentifiers

/// What is dragged over a view, and where.
public struct DropInfo {
  /// Where it is, in points of the view.
  public let location: CGPoint
  private let providers: [NSItemProvider]

  init(_ drop: DropContext, types: [UTType]) {
    location = drop.location
    providers = drop.providers(for: types)
  }

  /// Whether something of it can be had as one of some types.
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { !itemProviders(for: contentTypes).isEmpty }

  /// What of it can be had as one of some types.
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
    providers.filter { $0.conforms(toAny: contentTypes) }
  }

  /// Whether something of it can be had as one of some types, by their identifiers.
  @available(*, deprecated, message: "Provide `UTType`s instead.")
  public func hasItemsConforming(to types: [String]) -> Bool { hasItemsConforming(to: types.compactMap { UTType($0) }) }

  /// What of it can be had as one of some types, by their identifiers.
  @available(*, deprecated, message: "Provide `UTType`s instead.")
  public func itemProviders(for types: [String]) -> [NSItemProvider] { itemProviders(for: types.compactMap { UTType($0) }) }
}

extension DropContext {
  /// What is dragged, in all its forms.
  var providers: [NSItemProvider] { items.prefix(TransferLimits.items).map(\.provider) }

  /// What of it can be had as one of some types.
  func providers(for types: [UTType]) -> [NSItemProvider] { providers.filter { $0.conforms(toAny: types) } }
}

extension NSItemProvider {
  /// Whether it can be had as one of some types.
  func conforms(toAny types: [UTType]) -> Bool { types.contains { hasItemConformingToTypeIdentifier($0.identifier) } }
}
