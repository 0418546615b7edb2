/// How much a constraint matters, from 1 to 1000.
///
/// A constraint of 1000 is required. Of the others a higher one comes first, whatever lower ones ask for; constraints of equal
/// priority that cannot all hold share the least sum of violations.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The priority as a number.
  public var rawValue: Float
  /// A priority of a number from 1 to 1000.
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  /// A priority of a number from 1 to 1000.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// 1000: what must hold.
  public static let required = UILayoutPriority(1000)
  /// 750: how much views resist being smaller than their content.
  public static let defaultHigh = UILayoutPriority(750)
  /// 510: how a drag may resize a scene's window.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// 500: how much a scene's window stays as large as it is.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// 490: how a drag may not resize a scene's window.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// 250: how much views resist being larger than their content.
  public static let defaultLow = UILayoutPriority(250)
  /// 50: how much a view is as small as asked when it is measured.
  public static let fittingSizeLevel = UILayoutPriority(50)

  /// A priority above another one.
  public static func + (priority: UILayoutPriority, distance: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue + distance)
  }
  /// A priority below another one.
  public static func - (priority: UILayoutPriority, distance: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue - distance)
  }
  /// Raises a priority.
  public static func += (priority: inout UILayoutPriority, distance: Float) { priority.rawValue += distance }
  /// Lowers a priority.
  public static func -= (priority: inout UILayoutPriority, distance: Float) { priority.rawValue -= distance }

  /// The number as the solver takes it: what is no number, or outside, is brought to the nearest one.
  var solved: Float { rawValue.isNaN ? 1000 : min(max(rawValue, 1), 1000) }
}
