public import UIKitTypes

extension UITableViewCell {
  /// Which texts a row has, and where.
  public enum CellStyle: Int, Sendable {
    /// One.
    case `default`
    /// A second one at the end.
    case value1
    /// A small one before the second one.
    case value2
    /// A small one below.
    case subtitle
  }
  /// What stands at the end of a row.
  public enum AccessoryType: Int, Sendable {
    /// Nothing.
    case none
    /// A sign that the row leads somewhere.
    case disclosureIndicator
    /// A button for details, and that sign.
    case detailDisclosureButton
    /// A sign that the row is chosen.
    case checkmark
    /// A button for details.
    case detailButton
  }
  /// What editing does with a row.
  public enum EditingStyle: Int, Sendable {
    /// Nothing.
    case none
    /// It goes.
    case delete
    /// One comes.
    case insert
  }
  /// What is being done with a row.
  public struct StateMask: OptionSet, Sendable {
    /// The states as bits.
    public let rawValue: UInt
    /// Creates states from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// It is as usual.
    public static let defaultMask: StateMask = []
    /// A sign of editing shows.
    public static let showingEditControl = StateMask(rawValue: 1)
    /// The button that deletes shows.
    public static let showingDeleteConfirmation = StateMask(rawValue: 2)
  }
  /// How a row shows that it is chosen.
  public typealias SelectionStyle = UITableViewCellSelectionStyle
  /// Whether lines stand between rows.
  public typealias SeparatorStyle = UITableViewCellSeparatorStyle

  /// What apps set for all rows.
  public static func appearance() -> UITableViewCellProxy { .shared }
}
