public import UIKitTypes

extension UISwitch {
  /// What apps set for all switches.
  public static func appearance() -> UISwitchProxy { .shared }
}
extension UISlider {
  /// What apps set for all sliders.
  public static func appearance() -> UISliderProxy { .shared }
}
extension UIStepper {
  /// What apps set for all steppers.
  public static func appearance() -> UIViewProxy { .steppers }
}
extension UISegmentedControl {
  /// What apps set for all choices side by side.
  public static func appearance() -> UISegmentedControlProxy { .shared }
}
extension UIPageControl {
  /// What apps set for all dots of pages.
  public static func appearance() -> UIPageControlProxy { .shared }
}
extension UIProgressView {
  /// What apps set for all bars of progress.
  public static func appearance() -> UIProgressViewProxy { .shared }
}
extension UIActivityIndicatorView {
  /// What apps set for all wheels that turn.
  public static func appearance() -> UIViewProxy { .spinners }
}
extension UIDatePicker {
  /// What apps set for all choices of dates.
  public static func appearance() -> UIDatePickerProxy { .shared }
}
extension UITextField {
  /// What apps set for all fields.
  public static func appearance() -> UITextFieldProxy { .shared }
}
extension UITextView {
  /// What apps set for all long texts.
  public static func appearance() -> UITextViewProxy { .shared }
}
extension UISearchBar {
  /// What apps set for all search bars.
  public static func appearance() -> UISearchBarProxy { .shared }
}
