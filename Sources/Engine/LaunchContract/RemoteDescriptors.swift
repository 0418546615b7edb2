/// The descriptors by which an app is driven from outside: one that it reads requests from, and one that it writes answers to.
package struct RemoteDescriptors: LaunchValue {
  package let input: Int32
  package let output: Int32

  package static let rule = "two numbers of open descriptors, such as 3,4"

  package init(input: Int32, output: Int32) {
    self.input = input
    self.output = output
  }

  package init?(text: String) {
    let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map { Int32($0) }
    guard numbers.count == 2, let input = numbers[0], let output = numbers[1], input >= 0, output >= 0 else { return nil }
    self.init(input: input, output: output)
  }

  package var text: String { "\(input),\(output)" }
}
