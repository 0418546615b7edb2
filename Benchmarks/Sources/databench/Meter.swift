import Foundation

/// Processor time of this process, which other programs of the machine do not lengthen, and its memory.
enum Meter {
  /// The seconds that a closure takes.
  static func seconds(_ body: () throws -> Void) rethrows -> Double {
    let start = now()
    try body()
    return now() - start
  }

  /// The seconds that one of many equal steps takes.
  static func seconds(each count: Int, _ step: (Int) throws -> Void) rethrows -> Double {
    try seconds { for index in 0..<count { try step(index) } } / Double(count)
  }

  private static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// The bytes that the process has in memory.
  static func memory() throws -> Int {
    let text = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
    guard let pages = text.split(separator: " ").dropFirst().first.flatMap({ Int($0) }) else { return 0 }
    return pages * Int(sysconf(Int32(_SC_PAGESIZE)))
  }
}

/// The middle of numbers.
func median(_ numbers: [Double]) -> Double { numbers.sorted()[numbers.count / 2] }
