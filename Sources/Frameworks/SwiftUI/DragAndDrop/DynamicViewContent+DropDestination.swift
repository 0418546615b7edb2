public import CoreTransferable
public import SwiftUICore

extension DynamicViewContent {
  /// Lets values of a type be dropped between the elements in a list, whose rows make room for them.
  ///
  /// The action is to put the values, once they are loaded, before the element at an offset of the collection.
  public nonisolated func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void
  ) -> some DynamicViewContent {
    insertion(
      LoopInsertion {
        $0.contains { $0.provider.canLoad(T.self) }
      } perform: { index, items in
        Transferred.load(T.self, from: items.map(\.provider)) { if !$0.isEmpty { action($0, index) } }
      })
  }
}
