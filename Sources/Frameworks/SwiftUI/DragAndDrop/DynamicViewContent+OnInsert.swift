public import CoreTransferable
public import SwiftUICore
public import UniformTypeIdentifiers

extension DynamicViewContent {
  /// Lets what is of some types be dropped between the elements in a list, whose rows make room for it.
  ///
  /// The action is to put what the providers have before the element at an offset of the collection.
  public nonisolated func onInsert(
    of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent {
    insertion(
      LoopInsertion {
        $0.contains { $0.provider.conforms(toAny: supportedContentTypes) }
      } perform: { index, items in
        action(index, items.map(\.provider).filter { $0.conforms(toAny: supportedContentTypes) })
      })
  }

  /// Lets what is of some types be dropped between the elements in a list; the types by their identifiers.
  @available(*, deprecated, message: "Provide `UTType`s as the `supportedContentTypes` instead.")
  public nonisolated func onInsert(
    of acceptedTypeIdentifiers: [String], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent { onInsert(of: acceptedTypeIdentifiers.compactMap { UTType($0) }, perform: action) }
}
