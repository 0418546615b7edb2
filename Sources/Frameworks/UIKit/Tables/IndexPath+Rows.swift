public import Foundation

extension IndexPath {
  /// The place of a row in a section of a table.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
  /// The place of an item in a section of a collection.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  /// The section's number, from 0.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }
  /// The row's number in its section, from 0.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
  /// The item's number in its section, from 0.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}
