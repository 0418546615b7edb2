/// Notes a class that is one of many, which have types that are chosen later, when an object of it is made.
///
/// `apus` gives such classes a property of it for each member that messages reach; it takes no room.
public struct SelectorMark: Sendable {
  /// Notes a member, the first time.
  ///
  /// - Parameters:
  ///   - owner: The class.
  ///   - number: Tells the member from others of the class.
  ///   - maker: What makes the member; see ``SelectorTables/member(by:)``.
  public init<Maker>(_ owner: AnyClass, _ number: Int, _ maker: @autoclosure () -> Maker) {
    guard SelectorTables.isNew(owner, number) else { return }
    SelectorTables.add(SelectorTables.member(by: maker()))
  }
}
