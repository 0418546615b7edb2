public import CoreTransferable
public import Foundation
public import SwiftUICore

extension View {
  /// Lets values of a type be dropped on the view.
  /// - Parameters:
  ///   - payloadType: The type of the values.
  ///   - action: Takes the values, and where they were dropped in points of the view, when they have been loaded; returns whether
  ///     they were of use.
  ///   - isTargeted: Told when something that the view would take comes over it, and when it leaves.
  /// - Returns: The view, on which values can be dropped.
  public nonisolated func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View {
    modifier(
      DropTargetModifier(
        accepts: { drop in drop.providers.contains { $0.canLoad(T.self) } },
        entered: { _ in isTargeted(true) }, updated: { _ in nil }, exited: { _ in isTargeted(false) },
        performed: { drop in
          let location = drop.location
          Transferred.load(T.self, from: drop.providers) { if !$0.isEmpty { _ = action($0, location) } }
          return true
        }))
  }
}
