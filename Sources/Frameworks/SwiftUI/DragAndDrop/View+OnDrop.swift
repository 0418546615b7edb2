public import CoreTransferable
public import Foundation
public import SwiftUICore
public import UniformTypeIdentifiers

extension View {
  /// Lets what is of some types be dropped on the view.
  /// - Parameters:
  ///   - supportedContentTypes: The types; something that can be had as any of them will do.
  ///   - isTargeted: True while something that the view would take is over it.
  ///   - action: Takes what was dropped; returns whether it was of use.
  /// - Returns: The view, on which things can be dropped.
  public nonisolated func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: supportedContentTypes, isTargeted: isTargeted) { providers, _ in action(providers) }
  }

  /// Lets what is of some types be dropped on the view; the action is also given where, in points of the view.
  public nonisolated func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
  ) -> some View {
    modifier(
      DropTargetModifier(
        accepts: { !$0.providers(for: supportedContentTypes).isEmpty }, entered: { _ in isTargeted?.wrappedValue = true },
        updated: { _ in nil }, exited: { _ in isTargeted?.wrappedValue = false },
        performed: { action($0.providers(for: supportedContentTypes), $0.location) }))
  }

  /// Lets what is of some types be dropped on the view, as somebody else decides.
  public nonisolated func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View {
    func ask<Result: Sendable>(_ drop: DropContext, _ question: @MainActor (any DropDelegate, DropInfo) -> Result) -> Result {
      // Safe: drops are asked about on the main thread, where the delegate stays.
      nonisolated(unsafe) let delegate = delegate
      return MainThread.isolated { question(delegate, DropInfo(drop, types: supportedContentTypes)) }
    }
    return modifier(
      DropTargetModifier(
        accepts: { drop in
          !drop.providers(for: supportedContentTypes).isEmpty && ask(drop) { $0.validateDrop(info: $1) }
        },
        entered: { ask($0) { $0.dropEntered(info: $1) } },
        updated: { ask($0) { $0.dropUpdated(info: $1)?.operation } },
        exited: { ask($0) { $0.dropExited(info: $1) } },
        performed: { ask($0) { $0.performDrop(info: $1) } }))
  }

  /// Lets what is of some types be dropped on the view; the types by their identifiers.
  @available(*, deprecated, message: "Provide `UTType`s as the `supportedContentTypes` instead.")
  public nonisolated func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View { onDrop(of: supportedTypes.compactMap { UTType($0) }, isTargeted: isTargeted, perform: action) }

  /// Lets what is of some types be dropped on the view; the types by their identifiers.
  @available(*, deprecated, message: "Provide `UTType`s as the `supportedContentTypes` instead.")
  public nonisolated func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
  ) -> some View { onDrop(of: supportedTypes.compactMap { UTType($0) }, isTargeted: isTargeted, perform: action) }

  /// Lets what is of some types be dropped on the view, as somebody else decides; the types by their identifiers.
  @available(*, deprecated, message: "Provide `UTType`s as the `supportedContentTypes` instead.")
  public nonisolated func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View {
    onDrop(of: supportedTypes.compactMap { UTType($0) }, delegate: delegate)
  }
}
